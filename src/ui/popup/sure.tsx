import { guardOf } from '../../core/adversaries/guards.ts';
import { filmsByCost } from '../../core/advice/byFilm.ts';
import type { PlanEnd } from '../../core/advice/plans.ts';
import type { Advice } from '../../core/advice/result.ts';
import { strings } from '../../strings.ts';

const words = strings.how;
/** Most films whose raters are said, the best known first. */
const MOST_STEPS = 3;

interface SureProps {
	advice: Advice;
	/** Null if nothing changes. */
	end: PlanEnd | null;
	onAbout: () => void;
}

/** The attack on this very post, in steps, then what the number rests on. */
export function Sure({ advice, end, onAbout }: SureProps) {
	const { mentions, crowd, members, population, low, high } = advice;
	const films = filmsByCost(advice)
		.map(({ mention }) => mention)
		.sort((a, b) => (b.raters ?? 0) - (a.raters ?? 0));
	const known = films.length > MOST_STEPS ? [...films.slice(0, MOST_STEPS - 1), films.at(-1)!] : films;
	return (
		<section class="sure" aria-label={strings.popup.why}>
			<p>{words.ratings}</p>
			<ol>
				<li>{words.members(members)}</li>
				{known.map(({ film, raters }) => (
					<li key={film.id}>{words.raters(film.title, raters, population.size)}</li>
				))}
				<li>{words.fit(crowd)}</li>
				{mentions.some(({ stance }) => stance?.class != null) && <li>{words.opinions}</li>}
			</ol>
			{end !== null && <p>{strings.end(end.crowd)}</p>}
			<p>{words.who}</p>
			<p>{words.unseen}</p>
			<details>
				<summary>{words.more}</summary>
				<p>
					{strings.range(low, high)} {strings.often}
				</p>
				{words.crowd(advice, guardOf(advice.adversaries[0]!.name)).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{end !== null && <p>{strings.endUnder(end.naive, end.aware)}</p>}
				<button type="button" class="link" onClick={onAbout}>
					{strings.popup.learnMore}
				</button>
			</details>
		</section>
	);
}
