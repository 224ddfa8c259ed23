import { normalizeWords } from '../../core/mentions/settledWords.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';

interface MaybesProps {
	view: Pick<AdvisedView, 'maybeSurfaces' | 'gone' | 'advice'>;
	/** Whether the verdict asks already. */
	asked?: boolean;
	onSettle: (words: string, isFilm: boolean) => void;
}

/** Words that may name a film, each with two buttons. */
export function Maybes({ view: { advice, maybeSurfaces, gone }, asked = false, onSettle }: MaybesProps) {
	const words = strings.maybes;
	const rows = new Map(
		advice.maybes.map((maybe, i) => [normalizeWords(maybeSurfaces[i]!), { ...maybe, surface: maybeSurfaces[i]! }]),
	);
	if (rows.size === 0) return null;
	return (
		<section class="action" aria-label={words.title}>
			{!asked && (
				<div class="head">
					<h2>{words.title}</h2>
					<p class="soft small">{words.intro}</p>
				</div>
			)}
			<ul>
				{[...rows].map(([key, { film, surface }]) => (
					<li key={key} class="maybe">
						<span class="asked">
							{words.words(surface)} <span class="soft">{words.ifSo(film)}</span>
						</span>
						<button
							type="button"
							disabled={gone}
							aria-label={words.notFilmLong(surface, film)}
							onClick={() => onSettle(surface, false)}
						>
							{words.notFilm}
						</button>
						<button
							type="button"
							disabled={gone}
							aria-label={words.isFilmLong(surface, film)}
							onClick={() => onSettle(surface, true)}
						>
							{words.isFilm}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
