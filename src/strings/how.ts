/** Words about how each number is known. */
import type { FilmName } from './counts.ts';
import { about, decimal, films, list, number, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, known, texts } = words('how');

/** Adversaries by what they do, under their names as guards. */
const METHODS: Record<string, string> = texts({
	setIntersection: 'keeps only people who rated every film you named',
	scoring: 'gives rare films more weight and forgives a few that were not rated',
	scoringRare: 'ignores popular films and gives rare ones more weight',
	tfidf: 'compares you with everyone as search engines compare texts',
	scoreboardRh: 'names you only when you are well ahead of the next best',
	likelihood: 'asks who would most probably have named these films',
	likelihoodDecoys: 'asks who would most probably have named these films, and suspects some were added to hide',
	fuzzyRating: 'knows within a star how you rated each film',
	exactRating: 'knows exactly how you rated each film',
	scoreboardRhDates: 'knows within two weeks when you rated each film, by the day you post',
	scoreboardRhBoth: 'knows within two weeks when you rated each film, and within a star how',
});

interface CrowdFacts {
	crowd: number;
	population: { size: number; name: string };
	members: number;
	earlier: { films: number };
	ownRatings: boolean;
	nowhere: boolean;
	adversaries: { crowd: number }[];
	counted: { crowd: number; people: number; k: number } | null;
	sure: number;
}

/** Steps for chances, which are not known more exactly. */
const STEP = 0.05;
const percent = (part: number) => decimal(part, { style: 'percent' });
const chance = (part: number) => {
	if (part < STEP) return t`less than ${percent(STEP)}`;
	if (part > 1 - STEP) return t`more than ${percent(1 - STEP)}`;
	return t`about ${percent(Math.round(part / STEP) * STEP)}`;
};

/** The people who were counted. */
const counted = ({ size, name }: CrowdFacts['population']) =>
	t`${number(size)} members of ${known(name.replace(/^A /, 'a '))}`;
const whose = ({ population }: Pick<CrowdFacts, 'population'>) =>
	t`The number is based on ratings by ${counted(population)}. Members of other sites may rate differently, so the range is wider.`;

export const how = texts({
	/** The attack on a post, step by step. */
	ratings: 'Ratings on film sites are public. Anyone can hold your post up against them.',
	members: (n: number) => t`${people(n)} rate films on a site like this. You may be one of them.`,
	fit: (crowd: number) =>
		t`Most people who rated one of these films would not pick exactly these. Those whose lists match best: about ${people(crowd)}.`,
	opinions: 'You also said what you think of them. Compare the stars, and fewer remain: the number counts that.',
	who: 'Who would do that? Someone with a reason and an evening. It takes no hacking, only public pages. Researchers matched forum posts to ratings in 2006.',
	more: 'How the number is found',
	unseen: 'What we can’t see: how you write, when you post, and what you say elsewhere can give you away too.',
	/** Whose ratings the number is of. */
	whose,
	/** @param worst the method with the smallest crowd, by its name as a guard */
	crowd: (facts: CrowdFacts, worst: string): string[] => {
		const { population, members, earlier, ownRatings, nowhere, adversaries, counted: released, sure } = facts;
		const others = adversaries.slice(1).map(({ crowd }) => crowd);
		const said = earlier.films > 0 ? t`this post and the ${films(earlier.films)} of earlier ones` : t`this post`;
		return [
			others.length > 0
				? t`We try ${number(adversaries.length)} ways to find who wrote ${said}, and show the strongest: someone who ${METHODS[worst]!}. The others leave ${about(others[0]!)} to ${people(others.at(-1)!)}.`
				: t`You chose one way to be found by: someone who ${METHODS[worst]!}.`,
			t`We know how many of ${counted(population)} rated each film, not who${
				members === population.size ? '' : t`, and count as if there were ${number(members)}`
			}. Members of other sites may rate differently, so the range is wider.`,
			...(released === null
				? []
				: [
						t`Counted among ${number(released.people)} people whose ratings were released so that at least ${number(released.k)} look alike, it would be about ${people(released.crowd)}. Those people’s films are mixed together, so this is a check, not the number to trust.`,
					]),
			...(nowhere
				? []
				: [t`Someone searching for you would be ${chance(sure)} sure, if it’s even odds that you’re on the site.`]),
			ownRatings
				? t`What you rated is known from the ratings you imported.`
				: nowhere
					? t`You said that you rate films nowhere, so there are no ratings to match you with.`
					: t`We assume you’ve rated what you name: people have rated about 8 in 10 films they name. Import your ratings in the settings to know better.`,
		];
	},
	/** How many of those before rated a film, too. */
	rated: (title: string, left: number | null, isFirst: boolean) => {
		if (left === null) return t`So few people rated ${title} that it can’t be measured.`;
		return isFirst
			? t`About ${about(left)} of them rated ${title}. Everyone else drops out.`
			: t`About ${about(left)} of those also rated ${title}.`;
	},
	key: (each: number) => t`One dot is ${people(each)}. The red one is you.`,
	picture: 'Save as a picture',
	/** The method that finds the writer best, for the terminal. */
	worst: (name: string) => t`This is for someone who ${METHODS[name]!}: the method that finds you best.`,
	/** Why a film is suggested: what it shares with a mentioned one. */
	why: (why: { like: FilmName; genres: string[]; period: boolean; together: boolean; director: boolean } | null) => {
		if (why === null) return t`Well known, and unlike the rest of the post`;
		if (why.director) return t`By the director of ${why.like.title}`;
		if (why.together) return t`Often liked with ${why.like.title}`;
		const genres = list(why.genres.slice(0, 2).map((genre) => known(genre.toLowerCase())));
		if (genres === '') return t`From the same years as ${why.like.title}`;
		const named = `${genres.charAt(0).toUpperCase()}${genres.slice(1)}`;
		return why.period ? t`${named} of the same years, like ${why.like.title}` : t`${named}, like ${why.like.title}`;
	},
});
