import { useState } from 'preact/hooks';
import type { AdvisedMention } from '../core/advice/advice.ts';
import { filmsByCost } from '../core/advice/byFilm.ts';
import { strings } from '../strings.ts';

interface MentionsProps {
	mentions: AdvisedMention[];
	surfaces: string[];
	crowd: number;
	decoys: number[];
	onChoose: (form: number, film: number) => void;
}

const FIRST_SHOWN = 3;

/** The films of the draft, costliest first, each with what it costs and what leaving it out would bring. */
export function Mentions({ mentions, surfaces, crowd, decoys, onChoose }: MentionsProps) {
	const [all, setAll] = useState(false);
	const rows = filmsByCost({ mentions });
	const widest = Math.log(Math.max(2, ...rows.map(({ mention }) => mention.crowdWithout / crowd)));
	const shown = all ? rows : rows.slice(0, FIRST_SHOWN);
	return (
		<section aria-labelledby="gives-away">
			<h2 id="gives-away">{strings.givesAway}</h2>
			<ul class="card">
				{shown.map(({ mention, index }) => (
					<li key={mention.film.id} class="mention">
						<span class="title">
							{mention.film.title} <span class="soft">{mention.film.year}</span>
						</span>
						<span class="soft small">
							{decoys.includes(mention.film.id)
								? strings.alsoNamed
								: mention.share === null
									? strings.uncounted
									: strings.rated(mention.share)}
						</span>
						<span class="cost">
							{strings.narrower(crowd, mention.crowdWithout)}
							<span
								class="bar"
								aria-hidden="true"
								style={{ display: 'block', '--width': width(mention, crowd, widest) }}
							>
								<i />
							</span>
							<span class="soft">{strings.without(mention.crowdWithout)}</span>
						</span>
						{mention.alternatives.length > 0 && (
							<Which mention={mention} surface={surfaces[index]!} onChoose={onChoose} />
						)}
					</li>
				))}
				{rows.length > shown.length && (
					<li>
						<button type="button" class="quiet" onClick={() => setAll(true)}>
							{strings.more(rows.length - shown.length)}
						</button>
					</li>
				)}
			</ul>
		</section>
	);
}

function width(mention: AdvisedMention, crowd: number, widest: number): string {
	return `${Math.round((100 * Math.max(0, Math.log(mention.crowdWithout / crowd))) / widest)}%`;
}

/** "Which Crash?" with the films of that name. */
function Which({
	mention,
	surface,
	onChoose,
}: {
	mention: AdvisedMention;
	surface: string;
	onChoose: MentionsProps['onChoose'];
}) {
	const id = `which-${mention.start}`;
	const films = [mention.film, ...mention.alternatives];
	return (
		<span class="which">
			<label for={id}>{strings.which(surface)}</label>
			<select id={id} value={mention.film.id} onChange={(e) => onChoose(mention.form, Number(e.currentTarget.value))}>
				{films.map((film) => (
					<option key={film.id} value={film.id}>
						{film.year} · {film.title}
					</option>
				))}
			</select>
		</span>
	);
}
