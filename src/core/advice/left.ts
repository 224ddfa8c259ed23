/** What plans leave of a post, read as text: whether it is still one, and what it costs its writer to take a film out. */
import { type Edit, edited } from '../algorithms/edits.ts';
import { isSale, isUnasked } from '../rewrite/purpose.ts';
import { type Leaving, UNSCORED, type Way } from './first.ts';
import { LONGEST_DROP } from './limits.ts';
import { type Drafted, textThen } from './newlyNamed.ts';
import { LEAVING_OUT } from './options.ts';
import type { FirstPlan, Instead } from './result.ts';

/** The part of the words that must be left, fewer if they still name a film; so many say something whatever has gone. */
const [LEAST, LEAST_NAMING, MANY] = [0.6, 1 / 3, 60];
/** So many films make a list, of which a third must stay, up to two; one of a long one, of which no plan takes out more. */
const LIST = 3;
/** A film that is called "a film"; a text without a sentence; one that no wording of leaves out. */
const [CALLED_A_FILM, WITHOUT_ALL, UNWORDED] = [1.5, 4, 3];
/** Longest text that is read so: of a longer one much is left. */
const LONGEST = 10_000;
/** Most changes that are read. */
const MOST_READ = 40;

type Changes = Way['changes'];

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)?.length ?? 0;

/** What its writer says, without what they quote. */
const own = (text: string) => text.replace(/^[ \t]*>.*$/gmu, '');

const ITEM = /^\s*(?:[-*•+–]|\d+[.):]|\|)\s*/u;
/** What is between two of a list: "a film and a film" says nothing. */
const JOINED = /^[\s,;&+/]*(?:\p{L}{1,3}\s)?$/u;

/** Whether what changes leave says too little to be a post. */
export function isSpoiled(text: string, drafted: Drafted, changes: FirstPlan['changes']): boolean {
	if (changes.every(({ to }) => to !== null)) return false;
	const { mentions, plain, unworded } = drafted;
	const { edits, after } = textThen(text, drafted, changes);
	// The marks of titles ask nothing.
	const masked = edited(
		text,
		drafted.all.map(({ start, end }) => ({ start, end, text: 'X' })),
	);
	if (isSale(text) || isUnasked(masked, after)) return true;
	const names = edits.filter((edit) => /\p{L}/u.test(edit.text));
	if (names.some((one, i) => one.text === names[i - 1]?.text && JOINED.test(text.slice(names[i - 1]!.end, one.start))))
		return true;
	const to = new Map(changes.map((change) => [mentions[change.mention]!, change.to]));
	const cut = ({ start, end }: { start: number; end: number }) =>
		edits.some((edit: Edit) => edit.start <= start && end <= edit.end && !/\p{L}/u.test(edit.text));
	const gone = mentions.filter((one) => (to.get(one) === null && !plain.has(one.film)) || cut(one));
	const films = new Set(mentions.map(({ film }) => film)).size;
	// What leans on a sentence that no wording leaves out would lean on nothing.
	if (films < LIST && gone.some(({ film }) => unworded.has(film))) return true;
	const stay = new Set(mentions.filter((one) => !gone.includes(one)).map(({ film }) => film)).size;
	const lines = mentions.filter(({ start }) => ITEM.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)));
	const words = wordsIn(own(after));
	const isList = lines.length > 1 || (films >= LIST && words < MANY);
	const fewest = isList ? Math.min(films > LONGEST_DROP ? 1 : 2, Math.ceil(films / 3)) : 0;
	if (words === 0 || stay < fewest) return true;
	if (words >= MANY || (films > LONGEST_DROP && stay > 0)) return false;
	const titles = gone.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)), 0);
	return words < (stay > 0 ? LEAST_NAMING : LEAST) * (wordsIn(own(text)) - titles);
}

/** A swapped film reads like any other name. */
function insteadOf(to: Changes[number]['to']): Instead | null {
	if (to === null) return null;
	if (to === UNSCORED) return { unscored: true };
	const { words, says } = typeof to === 'number' ? { words: '', says: {} } : to;
	return { phrase: words, says, ifAsked: 0 };
}

/** How plans read that change a text. */
export function leavingOf(text: string, drafted: Drafted): Leaving {
	if (text.length > LONGEST) return { spoils: () => false, leaving: () => LEAVING_OUT };
	const { mentions, plain, unworded } = drafted;
	const changesOf = (changes: Changes): FirstPlan['changes'] => {
		const byFilm = new Map(changes.map(({ film, to }) => [film, to]));
		return mentions.flatMap(({ film }, mention) => {
			const to = byFilm.get(film);
			return to === undefined ? [] : [{ mention, to: insteadOf(to) }];
		});
	};
	const all = Math.max(1, wordsIn(text));
	const leaving = remembered(String, (film: number) => {
		if (plain.has(film)) return CALLED_A_FILM;
		const after = wordsIn(textThen(text, drafted, changesOf([{ film, to: null }])).after);
		const titles = mentions.filter((one) => one.film === film).map(({ start, end }) => wordsIn(text.slice(start, end)));
		const lost = Math.max(0, all - after - titles.reduce((sum, words) => sum + words, 0));
		// In halves, so that ways of the same effort are compared.
		return LEAVING_OUT + Math.round((2 * WITHOUT_ALL * lost) / all) / 2 + (unworded.has(film) ? UNWORDED : 0);
	});
	let read = 0;
	const spoils = remembered(
		(changes: Changes) =>
			changes
				.map(({ film, to }) => `${film} ${to !== null && typeof to === 'object' ? to.words : to}`)
				.sort()
				.join('\n'),
		(changes: Changes) => read++ > MOST_READ || isSpoiled(text, drafted, changesOf(changes)),
	);
	return { spoils: (changes) => changes.some(({ to }) => to === null) && spoils(changes), leaving };
}

function remembered<A, R>(keyOf: (of: A) => string, compute: (of: A) => R) {
	const known = new Map<string, R>();
	return (of: A): R => {
		const key = keyOf(of);
		const result = known.get(key) ?? compute(of);
		known.set(key, result);
		return result;
	};
}
