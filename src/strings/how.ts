/** Words that say how each number is known. */

import type { FilmName } from './counts.ts';
import { about, film, films, number, people } from './counts.ts';

/** Adversaries by what they do, under the names of those guarded against. */
const METHODS: Record<string, string> = {
	setIntersection: 'keeps only people who rated every film you named',
	scoring: 'gives rare films more weight and forgives a few that were not rated (Scoring)',
	scoringRare: 'leaves popular films out and gives rare ones more weight (Scoring)',
	tfidf: 'compares you with everybody as search engines compare texts (TF-IDF)',
	scoreboardRh: 'names you only when you stand out from the next best (Scoreboard-RH)',
	likelihood: 'asks who would most probably have named these films (Likelihood)',
	likelihoodDecoys: 'asks who would most probably have named these films, and expects red herrings (Likelihood)',
	fuzzyRating: 'knows within a star how you rated each film (FuzzyRating)',
	exactRating: 'knows exactly how you rated each film (ExactRating)',
	scoreboardRhDates: 'knows within two weeks when you rated each film, by the day you post (Scoreboard-RH)',
	scoreboardRhBoth: 'knows within two weeks when you rated each film, and within a star how (Scoreboard-RH)',
};

interface CrowdFacts {
	crowd: number;
	population: { size: number; name: string };
	members: number;
	earlier: { films: number };
	ownRatings: boolean;
	adversaries: { crowd: number }[];
	counted: { crowd: number; people: number; k: number } | null;
}

interface FilmFacts {
	crowd: number;
	raters: number | null;
	crowdWithout: number;
	published: boolean;
	rated: boolean | null;
	/** Whether the writer took it as a red herring. */
	decoy: boolean;
}

const RATED = {
	decoy: 'It was taken from the suggestions, so it counts as not rated by you.',
	yes: 'You rated it, by the ratings you imported.',
	no: 'You have not rated it, by the ratings you imported, so it already works as a red herring.',
	unknown: 'What you rated is not known: it counts as rated with a chance of 82 in 100, as people were found to do.',
};

export const how = {
	summary: 'How do we know?',

	/** @param worst the method with the smallest crowd, by the name it is guarded against under */
	crowd: (facts: CrowdFacts, worst: string): string[] => {
		const { population, members, earlier, ownRatings, adversaries, counted } = facts;
		const others = adversaries.slice(1).map(({ crowd }) => crowd);
		const said = earlier.films > 0 ? `this draft and the ${films(earlier.films)} of earlier posts` : 'this draft';
		return [
			`Counted is everybody who fits ${said} at least as well as you do, you included.`,
			`This is for somebody who ${METHODS[worst]}: the method that finds you best.`,
			others.length > 0
				? `The other ${number(others.length)} methods tried leave ${about(others[0]!)} to ${people(others.at(-1)!)}.`
				: 'No other method was tried: you chose to guard against this one only.',
			`It is worked out from how many of ${number(population.size)} members of ${population.name.replace(/^A /, 'a ')} rated each film and how much members rate${
				members === population.size ? '' : `, as if there were ${number(members)} members`
			}. No single person’s ratings are needed.`,
			...(counted === null
				? []
				: [
						`Counted among ${number(counted.people)} people whose ratings were released so that at least ${number(counted.k)} look alike, it would be about ${people(counted.crowd)}. Those people’s films are mixed together, so this is a check, not the number to trust.`,
					]),
			ownRatings
				? 'What you rated is known from the ratings you imported.'
				: 'What you rated is not known: each film counts as rated with a chance of 82 in 100. Import your ratings in the settings to know better.',
			'In 9 of 10 cases the true number is between the two above: what you rated, films of one name and the estimate itself may all be off.',
		];
	},
	/** @param costs whether to say what the film costs */
	film: ({ crowd, raters, crowdWithout, published, rated, decoy }: FilmFacts, size: number, costs = true): string[] => [
		raters === null
			? `Fewer than 20 of ${number(size)} members rated it: too few to measure, so the likely number begins at 1 person.`
			: `${number(raters)} of ${number(size)} members rated it.`,
		decoy ? RATED.decoy : rated === null ? RATED.unknown : rated ? RATED.yes : RATED.no,
		...(costs
			? [
					published
						? 'Your earlier posts named it, so leaving it out here changes nothing.'
						: `Now about ${people(crowd)} fit, without it about ${people(crowdWithout)}, each time under the method that finds you best.`,
				]
			: []),
	],
	plan: (methods: number): string[] => [
		`The number is worked out anew for the changed draft, under ${methods === 1 ? 'the method' : `all ${number(methods)} methods`} you guard against; the smallest counts.`,
		'Somebody who believes every film is Scoring. Somebody who expects red herrings is Likelihood that takes a quarter of the films for red herrings, drawn among well-known ones. Whoever also has this program and its list of films that go together finds about twice as many.',
		'Suggestions are drawn at random from films that at least 1 in 100 members rated, the likelier the better they fit the draft and hide you. They count as not rated by you.',
	],

	/** The method that finds the writer best, for the terminal. */
	worst: (name: string) => `This is for somebody who ${METHODS[name]}: the method that finds you best.`,
	/** Why a film is suggested: what it shares with one that is mentioned. */
	why: (why: { like: FilmName; genres: string[]; period: boolean; together: boolean } | null) => {
		if (why === null) return 'Well known, and unlike the rest of the draft';
		if (why.together) return `People who rated ${film(why.like)} rated this too`;
		const genres = why.genres.slice(0, 2).join(' and ').toLowerCase();
		if (genres === '') return `From the same years as ${film(why.like)}`;
		return `${genres.charAt(0).toUpperCase()}${genres.slice(1)}${why.period ? ' of the same years' : ''}, like ${film(why.like)}`;
	},
};
