import { piecesOf } from '../../core/algorithms/wordDiff.ts';
import { strings } from '../../strings.ts';

const words = strings.popup.changes;

interface RewrittenProps {
	before: string;
	after: string;
}

/** The writer's sentence with removed words struck out and new words marked; in words for screen readers. */
export const Rewritten = ({ before, after }: RewrittenProps) => (
	<p class="draft">
		{piecesOf(before, after).map(({ kind, text }) =>
			kind === 'same' ? (
				text
			) : kind === 'out' ? (
				<del>
					<span class="visually-hidden">{words.remove} </span>
					{text}
				</del>
			) : (
				<ins>
					<span class="visually-hidden">{words.write} </span>
					{text}
				</ins>
			),
		)}
	</p>
);
