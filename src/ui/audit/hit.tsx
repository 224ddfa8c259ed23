import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { passageOf } from '../../core/algorithms/passage.ts';
import type { Edit } from '../../messages/audit.ts';
import type { CheckedPost } from '../../storage/check.ts';
import { when } from '../../strings/audit.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { KeepButton, useFocusAcross } from '../popup/change.tsx';
import { Rewritten } from '../popup/rewritten.tsx';
import { placeOf } from './place.ts';

const words = strings.past;

interface HitProps {
	post: CheckedPost;
	/** Undefined until known. */
	edit: Edit | undefined;
	/** Whether it comes before all others that are open. */
	isFirst: boolean;
	isDone: boolean;
	onTick: (on: boolean) => void;
	/** Puts its other wording first. */
	onTurn: () => void;
}

/** A post to edit, with the words to remove and to add. */
export function Hit({ post, edit, isFirst, isDone, onTick, onTurn }: HitProps) {
	const { films, date } = post;
	const titles = films.map(({ title }) => title).join(', ');
	const [kept, setKept] = useState(false);
	const button = useFocusAcross(kept);
	const keep = <KeepButton {...{ button, kept }} title={titles} onKeep={setKept} />;
	return (
		<li class={isDone ? 'hit done' : 'hit'}>
			<div class="what">
				<b>{titles}</b>
				<span>{strings.audit.postOf(placeOf(post), date)}</span>
			</div>
			<label class="tick">
				<input
					type="checkbox"
					aria-label={words.doneLabel(titles, date)}
					checked={isDone}
					onChange={(e) => onTick(e.currentTarget.checked)}
				/>
				{words.done}
			</label>
			{!isDone && (kept ? <p class="acts">{keep}</p> : <NewWords {...{ post, edit, isFirst, onTurn, titles, keep }} />)}
		</li>
	);
}

type NewWordsProps = Omit<HitProps, 'isDone' | 'onTick'> & { titles: string; keep: ComponentChildren };

function NewWords({ post: { link, date }, edit, isFirst, onTurn, titles, keep }: NewWordsProps) {
	const [said, setSaid] = useState('');
	const afters = edit?.afters ?? [];
	const [after] = afters;
	const passage = edit === undefined || after === undefined ? null : passageOf(edit.text, after.text);
	if (passage === null)
		return (
			<>
				{edit !== undefined && <p>{strings.audit.noWording}</p>}
				<p class="acts">
					{link !== null && (
						<a class="button" href={link} target="_blank" rel="noreferrer" aria-label={words.linkLabel(titles, date)}>
							{words.link}
							<Icon name="open" small />
						</a>
					)}
					{edit !== undefined && keep}
				</p>
			</>
		);
	const label = (does: string) => `${does}: ${titles}, ${when(date)}`;
	const copy = async (opens: string | null) => {
		try {
			await navigator.clipboard.writeText(passage.after);
			setSaid(words.copied);
			if (opens !== null) window.open(opens, '_blank', 'noreferrer');
		} catch {
			setSaid(words.notCopied);
		}
	};
	return (
		<>
			<Rewritten {...passage} />
			<p class="acts">
				{link !== null && (
					<button
						type="button"
						class={isFirst ? 'primary' : ''}
						aria-label={label(words.copyOpen)}
						onClick={() => void copy(link)}
					>
						{words.copyOpen}
						<Icon name="open" small />
					</button>
				)}
				<button type="button" aria-label={label(words.copy)} onClick={() => void copy(null)}>
					{words.copy}
				</button>
				{afters.length > 1 && (
					<button
						type="button"
						aria-label={label(words.other)}
						onClick={() => {
							onTurn();
							setSaid('');
						}}
					>
						{words.other}
					</button>
				)}
				{keep}
				<span role="status" class="soft">
					{said}
				</span>
			</p>
		</>
	);
}
