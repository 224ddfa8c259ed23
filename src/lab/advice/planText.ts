/** What to change, as sentences for the terminal. */
import { saidOut } from '../../core/advice/offered.ts';
import type { Advice, Instead } from '../../core/advice/result.ts';
import { edited } from '../../core/algorithms/edits.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import { words } from '../../core/catalogue/words.ts';
import type { Named } from '../../core/rewrite/items.ts';
import { type Said, takeOut } from '../../core/rewrite/takeOut.ts';
import '../../pack/lists.ts';
import { round } from '../../strings/counts.ts';
import { strings } from '../../strings.ts';

/** A plan that misses the goal helps if the crowd is so many times as large. */
const HELPS = 1.25;
const isMore = (then: number, now: number) => then >= HELPS * now && round(then) > round(now);

/** The plan of least effort, film by film, and the resulting draft; empty if no change is needed or helps. */
export function firstPlan(advice: Advice, draft: string, kind: PackKind): string[] {
	const {
		mentions,
		maybes,
		plans: { first },
		tolerance,
		wordings,
	} = advice;
	const byFilm = new Map(first.changes.map(({ mention, to }) => [mentions[mention]!.film.id, to]));
	const titles = new Map(mentions.map((mention) => [mention.film.id, calledIn(draft, mention)]));
	const changes = [...byFilm].map(([id, to]) => {
		const title = titles.get(id)!;
		if (to === null) return ended((saidOut(wordings, id) ? strings.first.unnamed : strings.takeOut)(title));
		if ('unscored' in to) return ended(strings.first.unscored(title));
		return 'phrase' in to
			? strings.first.phrase(title, to.phrase, to.ifAsked)
			: strings.first.swap(title, to.swap.film);
	});
	const named = [...mentions, ...maybes].map(({ start, end, film: { id } }) => ({ start, end, film: id, kind }));
	const then = changes.length === 0 ? draft : textThen(draft, named, byFilm, wordings);
	const added = first.add.map((add) => strings.first.add(add.film));
	const left = linesChanged(draft, then).map((line) => `“${line}”`);
	const helps = isMore(first.likely.crowd, advice.crowd) || isMore(first.crowd, advice.careful);
	// One film to add is among those of the list.
	const isListed = changes.length === 0 && added.length === 1 && advice.suggestions.length > 0;
	const lines = helps && !isListed ? [...changes, ...left, ...added].map((line) => `    ${line}`) : [];
	const end = lines.length === 0 ? [] : [`  ${endOf(advice)}`];
	if (advice.state === 'safe') return [];
	if (isPoint(advice)) {
		const keep = lines.length > 0 ? strings.first.orKeep : strings.first.keep;
		return ['', strings.first.point, ...lines, ...end, `  ${keep}`];
	}
	if (lines.length === 0) return [];
	const isShort = !reaches(advice);
	const one = first.changes.length + first.add.length > 1 ? oneChange(advice, draft) : null;
	// One change that leads as far is the plan.
	if (one !== null && one.low >= Math.min(first.crowd, tolerance)) return ['', strings.first.title, ...one.lines];
	const title = one === null && advice.crowd < tolerance ? strings.first.title : strings.first.surer;
	return [
		...(one === null ? [] : ['', strings.first.one, ...one.lines]),
		'',
		title,
		...lines,
		...end,
		...(isShort ? [`  ${strings.notEnough(tolerance)}`] : []),
	];
}

/** A sentence with its mark: titles may end with one. */
const ended = (sentence: string) => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);

/** Whether a draft calls a film by words of its title. */
export function isByTitle({ start, end, film }: Advice['mentions'][number], draft: string): boolean {
	const title = new Set(words(film.title));
	return words(draft.slice(start, end)).some((word) => title.has(word));
}

/** The title as its writer has it. */
const calledIn = (draft: string, mention: Advice['mentions'][number]) =>
	isByTitle(mention, draft) ? mention.film.title : `“${draft.slice(mention.start, mention.end)}”`;

/** The film whose change alone most likely reaches the goal, with the widest crowd. */
function oneChange(
	{ mentions, wordings, crowd, tolerance }: Advice,
	draft: string,
): { lines: string[]; low: number } | null {
	const [best] = wordings
		.flatMap(({ sentences, ...wording }) => sentences.slice(0, 1).map((one) => ({ ...wording, ...one })))
		.filter((one) => one.after !== '' && one.crowd >= tolerance && isMore(one.crowd, crowd))
		.sort((a, b) => b.crowd - a.crowd);
	if (best === undefined) return null;
	const named = mentions.find(({ film }) => film.id === best.film.id);
	const out = best.words === null ? [ended(strings.takeOut(named ? calledIn(draft, named) : best.film.title))] : [];
	const lines = linesChanged(draft.slice(best.start, best.end), best.after).map((line) => `“${line}”`);
	return {
		lines: [...[...out, ...lines].map((line) => `    ${line}`), `  ${endWith(best.crowd, best.low)}`],
		low: best.low,
	};
}

/** Whether the first plan reaches the goal, if only most likely. */
const reaches = ({ plans: { first }, tolerance }: Advice) => Math.max(first.crowd, first.likely.crowd) >= tolerance;
/** Whether it does so though none surely does. */
export const isLikely = (advice: Advice) => advice.state === 'short' && reaches(advice);

/** Whether only a plan surely reaches the goal that leaves too little of the post. */
const isPoint = (advice: Advice) => {
	const {
		crowd,
		plans: { first, ends, spoiling },
		tolerance,
	} = advice;
	const isShort = first.crowd < tolerance && (crowd >= tolerance || !reaches(advice));
	return isShort && spoiling.includes('drop') && (ends.drop?.crowd ?? 0) >= tolerance;
};

/** Where a plan most likely leads, with its low end; if it adds films, also under who believes them and who does not. */
function endOf({ plans: { first } }: Advice): string {
	const { crowd, likely, add } = first;
	const end = endWith(likely.crowd, crowd);
	return add.length > 0 ? `${end} ${strings.endUnder(likely.naive, likely.aware)}` : end;
}

const endWith = (likely: number, low: number) =>
	round(low) >= round(likely) ? strings.end(likely) : `${strings.end(likely)} ${strings.justPeople(low)}`;

/** How a draft reads with all changes of a plan. @param byFilm the words for each film */
export function textThen(
	draft: string,
	named: readonly Named[],
	byFilm: ReadonlyMap<number, Instead | null>,
	wordings: Advice['wordings'],
): string {
	const out = new Set<number>();
	const says = new Map<number, Said>();
	named.forEach(({ film }, i) => {
		const to = byFilm.get(film);
		const plain = to === null ? saidOut(wordings, film) : undefined;
		if (plain !== undefined) says.set(i, plain);
		else if (to === null) out.add(i);
		else if (to !== undefined && 'unscored' in to) says.set(i, null);
		else if (to !== undefined) says.set(i, 'phrase' in to ? to.says : strings.film(to.swap.film));
	});
	return edited(
		draft,
		takeOut(draft, named, out, says).flatMap((change) => change.edits),
	);
}

/** The lines of a text that another has not. */
function linesChanged(text: string, after: string): string[] {
	const before = new Set(text.split('\n'));
	return after.split('\n').filter((line) => line.trim() !== '' && !before.has(line));
}

/** A film to add instead, the best first: what it does alone, and the sentence that names it. */
export function additions({ state, verdict: found, crowd, tolerance, suggestions }: Advice, draft: string): string[] {
	if (found === 'wellHidden' || found === 'nothing' || suggestions.length === 0) return [];
	const isSafe = state === 'safe';
	const best = suggestions.toSorted((a, b) => b.alone.crowd - a.alone.crowd);
	const says = strings.popup.mention;
	if (strings.hardly(best[0]!.alone.crowd, crowd)) return ['', `${says.hardly} ${strings.goal(tolerance)}`];
	const lines = best.flatMap(({ film, alone, why, addition }) => {
		const line = `    ${strings.film(film)}: ${strings.afterwards(alone.crowd)}. ${ended(strings.how.why(why))}`;
		const isShort = addition !== null && addition.after.length < LONGEST_LINE && addition.after !== draft;
		return isShort ? [line, `      “${addition.after}”`] : [line];
	});
	return ['', ...(isSafe ? [strings.first.more] : []), strings.orAdd, ...lines];
}
const LONGEST_LINE = 240;
