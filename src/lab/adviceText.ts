import type { Advice } from '../core/advice/advice.ts';
import { filmsByCost, filmsToDrop } from '../core/advice/byFilm.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../core/advice/limits.ts';
import { strings } from '../strings.ts';

/** The advice as the documented JSON: stable keys, films by title and year, the words of the draft that name them. */
export function toJson(advice: Advice, draft: string) {
	const film = ({ title, year }: { title: string; year: number }) => ({ title, year });
	const { mentions, population, crowd, low, high, tolerance, plans, bounded } = advice;
	return {
		mentions: mentions.map((m) => ({
			start: m.start,
			end: m.end,
			surface: draft.slice(m.start, m.end),
			film: film(m.film),
			alternatives: m.alternatives.map(film),
			raters: m.raters,
			share: m.share,
			confidence: m.confidence,
			crowdWithout: m.crowdWithout,
		})),
		population,
		crowd,
		range: [low, high],
		tolerance,
		plans: { drop: plans.drop, add: plans.add.map((step) => ({ film: film(step.film), crowd: step.crowd })) },
		bounded,
	};
}

/** The advice in sentences. */
export function toText(advice: Advice): string {
	const { mentions, population, crowd, plans, bounded } = advice;
	if (mentions.length === 0) return strings.noFilms.title;
	const { before, crowd: people, after } = strings.verdict(crowd);
	const lines = [
		`${before}${people}${after} ${strings.among(population.size, population.name)}`,
		strings.standing(advice),
		'',
		strings.givesAway,
	];
	for (const { mention: m } of filmsByCost(advice)) {
		const rated = m.share === null ? strings.uncounted : strings.rated(m.share);
		lines.push(
			`  ${strings.film(m.film)}: ${strings.narrower(crowd, m.crowdWithout)}, ${strings.without(m.crowdWithout)}. ${rated}.`,
		);
	}
	const open = filmsByCost(advice).filter(({ mention }) => mention.alternatives.length > 0);
	for (const { mention } of open) lines.push(`  ${strings.orMeant(mention.film, mention.alternatives)}`);
	const step = (name: string, then: number) => `  ${name}: ${strings.afterwards(then)}`;
	if (plans.drop.length > 0) lines.push('', strings.dropIntro);
	for (const { film, crowd } of filmsToDrop(advice)) lines.push(step(strings.film(film), crowd));
	if (plans.add.length > 0) lines.push('', strings.addTerminal);
	for (const { film, crowd } of plans.add) lines.push(step(strings.film(film), crowd));
	if (bounded.text) lines.push('', strings.textBounded(LONGEST_DRAFT));
	if (bounded.films) lines.push('', strings.filmsBounded(MOST_FILMS));
	lines.push('', `${strings.range(advice.low, advice.high)} ${strings.fine}`);
	return lines.join('\n');
}
