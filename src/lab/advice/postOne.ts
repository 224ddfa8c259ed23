/** Lets people post about films they rated, each post changed by the plan that is offered first, as the extension changes it. */
import { readFileSync } from 'node:fs';
import { type AdviceOptions, advise } from '../../core/advice/advice.ts';
import type { Published } from '../../core/advice/case.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { nameOf } from '../../core/advice/names.ts';
import { readOpinions } from '../../core/advice/opinions.ts';
import { phrasesFor } from '../../core/advice/phrases.ts';
import { phrasesIn, type Tellings } from '../../core/advice/phrasesIn.ts';
import type { Advice } from '../../core/advice/result.ts';
import { isHidden } from '../../core/advice/verdict.ts';
import { edited } from '../../core/algorithms/edits.ts';
import { CLASSES } from '../../core/crowd/opinion.ts';
import { isSure } from '../../core/mentions/certainty.ts';
import { findMentions, type Mention } from '../../core/mentions/mentions.ts';
import { openPack, type Pack } from '../../core/population/pack.ts';
import { readPackBytes } from '../../pack/packFile.ts';
import { indexIn, type Ratings, type Target } from '../kit/datasets/ratings.ts';
import { populationFrom } from '../kit/population.ts';
import { type Shared, task } from '../kit/threads/task.ts';
import { classesIn } from './calibrateStances.ts';
import { type KnownOf, ratedBy, writerOf } from './followed.ts';
import { textThen } from './planText.ts';
import { hasTitle, writePost } from './posts.ts';

type Liked = (typeof CLASSES)[number];

/** What an account says: titles, phrases in place of others, and opinions on films. */
export interface Said {
	titles: number[];
	/** Films in it that the finder missed, so they got no advice. */
	missed: number[];
	/** Films with the number of the facts given about each. */
	phrases: [film: number, telling: number][];
	thought: [film: number, as: Liked][];
}

interface Posted {
	/** What the plan promises, or what is shown if none is needed. */
	promised: number;
	/** Whether the writer reads that the goal is reached. */
	reaches: boolean;
	/** What is shown about the account after the post, and the low end. */
	shown: number;
	low: number;
	/** What the post says. */
	said: Said;
}

/** The claim of a film's wording, and the post with only this change. */
export interface Claim {
	post: number;
	how: string;
	crowd: number;
	low: number;
	said: Said;
}

export interface PostedAccount {
	user: number;
	posts: Posted[];
	claims: Claim[];
	/** Films that posts were about, and those that got phrases. */
	about: number[];
	phrased: number[];
}

export interface PostOptions {
	/** File of the built-in pack. */
	file: string;
	/** Whether its raters count, in place of the ratings'. */
	builtIn: boolean;
	known: KnownOf;
	goal: number;
	seed: number;
	/** Films in each post. */
	mentions: number;
}

/** The built-in films, counted by their raters there or among these. */
export function packFor(ratings: Ratings, { file, builtIn }: Pick<PostOptions, 'file' | 'builtIn'>): Pack {
	const { catalogue, population } = openPack(readPackBytes(readFileSync(file)));
	return { catalogue, population: builtIn ? population : populationFrom(ratings, population.date) };
}

/** Earlier posts, as the extension has kept them. */
interface Account {
	history: Published[];
	tellings: Map<number, number>;
	decoys: Set<number>;
}

/** @returns a function that posts all that a target names, some films at a time */
export function postOne({ ratings }: Shared, options: PostOptions) {
	const pack = packFor(ratings, options);
	const { known, goal, seed, mentions, builtIn } = options;
	return ({ user, items }: Target): PostedAccount => {
		const random = seededRandom(seed + user);
		const rated = ratedBy(ratings, user);
		const members = builtIn ? ratings.users : null;
		const account: Account = { history: [], tellings: new Map(), decoys: new Set() };
		const all: PostedAccount = { user, posts: [], claims: [], about: [...items], phrased: [] };
		const writer = { ...writerOf(known, rated, items, members), tolerance: goal };
		for (let from = 0; from < items.length; from += mentions) {
			const films = items.slice(from, from + mentions);
			const titles = new Map(films.map((film) => [film, nameOf(pack.catalogue, film).title]));
			const text = writePost(
				films.map((film) => ({ title: titles.get(film)!, thought: thoughtOf(ratings, user, film) })),
				random,
			);
			const read = reading(pack, text, films);
			const about = { ...writer, ...account, ...read, seed: seed + from + user };
			const named = new Set(read.found.map((mention) => read.choices.get(mention.form) ?? mention.film));
			const advice = advise(pack, text, { ...about, tellings: new Map() });
			const missed = new Set(films.filter((film) => !named.has(film)));
			const drafted = { pack, text, titles, missed, read, advice };
			all.claims.push(...claimsIn(drafted, all.posts.length));
			all.posts.push(post(drafted, account, about, goal));
		}
		all.phrased.push(...account.tellings.keys());
		return all;
	};
}

interface Drafted {
	pack: Pack;
	text: string;
	/** The films of the post, and those that the finder missed. */
	titles: Map<number, string>;
	missed: Set<number>;
	read: Pick<AdviceOptions, 'found' | 'choices'>;
	advice: Advice;
}

/** The finder's results, corrected by the writer: they say which film is meant, and which words are not a film. */
function reading({ catalogue }: Pack, text: string, films: readonly number[]) {
	const choices = new Map<number, number>();
	const found = findMentions(catalogue, text).flatMap((mention): Mention[] => {
		const film = films.find((one) => one === mention.film || mention.alternatives.includes(one));
		if (film === undefined) return [];
		if (film !== mention.film) choices.set(mention.form, film);
		return [{ ...mention, confidence: 1 }];
	});
	return { found, choices };
}

function thoughtOf({ byUser, scale }: Ratings, user: number, film: number): Liked | null {
	const entry = indexIn(byUser, user, film);
	return entry < 0 || byUser.levels === null ? null : CLASSES[classesIn({ scale })(byUser.levels[entry]!)]!;
}

/** Changes the draft by the first plan, and posts it. */
function post({ pack, text, titles, missed, advice }: Drafted, account: Account, about: AdviceOptions, goal: number) {
	const { catalogue } = pack;
	const { changes, add, crowd } = advice.plans.first;
	const byFilm = new Map(changes.map(({ mention, to }) => [advice.mentions[mention]!.film.id, to]));
	const named = advice.mentions.map(({ start, end, film }) => ({ start, end, film: film.id }));
	const changed = byFilm.size === 0 ? text : textThen(text, named, byFilm, advice.wordings);
	const added = [...byFilm.values()].flatMap((to) => (to !== null && 'swap' in to ? [to.swap.film.id] : []));
	const tellings = new Map(
		[...byFilm].flatMap(([film, to]) => {
			if (to === null || !('phrase' in to)) return [];
			const phrase = phrasesFor(catalogue, film).find(({ words }) => words === to.phrase)!;
			return [[film, phrase.telling] as const];
		}),
	);
	const final = add.reduce((so, { film }) => withFilm(pack, so, film.id, about), changed);
	for (const { film } of add) added.push(film.id);
	for (const film of added) account.decoys.add(film);
	const all = [...titles.keys(), ...added];
	const { found, choices } = reading(pack, final, all);
	const after = advise(pack, final, { ...about, found, choices, tellings, decoys: account.decoys });
	const left = new Map([...titles, ...added.map((film) => [film, nameOf(catalogue, film).title] as const)]);
	const said = saidIn({ pack, titles: left, missed, read: { found } }, final, tellings);
	keep(pack, account, final, after, tellings);
	const plans = changes.length + add.length > 0;
	return {
		promised: plans ? crowd : advice.crowd,
		reaches: plans ? crowd >= goal : isHidden(advice.verdict),
		...{ shown: after.crowd, low: after.low, said },
	};
}

/** The post with one film more: by the words that are offered, or by a sentence of its own. */
function withFilm(pack: Pack, text: string, film: number, about: AdviceOptions): string {
	const { suggestions } = advise(pack, text, { ...about, found: findMentions(pack.catalogue, text) });
	const addition = suggestions.find((one) => one.film.id === film)?.addition ?? null;
	return addition === null ? `${text} Next up: ${nameOf(pack.catalogue, film).title}.` : edited(text, addition.edits);
}

/** The contents of a text. Opinions are read as by the extension. */
function saidIn(
	{ pack: { catalogue }, titles, missed, read: { found = [] } }: Pick<Drafted, 'pack' | 'titles' | 'missed' | 'read'>,
	text: string,
	tellings: Tellings,
): Said {
	const standing = [...titles].flatMap(([film, title]) => (hasTitle(text, title) ? film : []));
	const { stances } = readOpinions({ catalogue }, text, found.filter(isSure), {});
	const phrases = phrasesIn(catalogue, text, tellings, new Set(standing));
	return {
		titles: standing,
		missed: standing.filter((film) => missed.has(film)),
		phrases: [...phrases].map(([film, { telling }]) => [film, telling]),
		thought: standing.flatMap((film): Said['thought'] => {
			const as = stances.get(film)?.class;
			return as == null ? [] : [[film, as]];
		}),
	};
}

/** Keeps what the extension finds in the post. */
function keep({ catalogue }: Pack, account: Account, text: string, { mentions }: Advice, tellings: Tellings): void {
	const named = new Set(mentions.map(({ film }) => film.id));
	for (const film of named) account.history.push({ film, decoy: account.decoys.has(film) });
	for (const [film, phrase] of phrasesIn(catalogue, text, tellings, named)) {
		account.history.push({ film, decoy: false, phrase });
		account.tellings.set(film, phrase.telling);
	}
}

/** The claim of each wording of a draft. */
const claimsIn = (drafted: Drafted, post: number): Claim[] =>
	drafted.advice.wordings.flatMap(({ film: { id }, start, end, sentences }) =>
		sentences.map(({ how, after, telling, crowd, low }) => {
			const text = drafted.text.slice(0, start) + after + drafted.text.slice(end);
			const read = reading(drafted.pack, text, [...drafted.titles.keys()]);
			const said = saidIn({ ...drafted, read }, text, new Map(telling === null ? [] : [[id, telling]]));
			return { post, how, crowd, low, said };
		}),
	);

export const postOneTask = task(import.meta.url, 'postOneTask', postOne);
