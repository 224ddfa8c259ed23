import { guardOf } from '../../core/adversaries/guards.ts';
import { filmsByCost } from '../../core/advice/byFilm.ts';
import { earlierDecide } from '../../core/advice/goal.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../../core/advice/limits.ts';
import { saidOut } from '../../core/advice/offered.ts';
import type { AddStep, Advice, Instead, Suggestion } from '../../core/advice/result.ts';
import { edited } from '../../core/algorithms/edits.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import type { Named } from '../../core/rewrite/items.ts';
import { type Said, takeOut } from '../../core/rewrite/takeOut.ts';
import '../../pack/lists.ts';
import { round } from '../../strings/counts.ts';
import { strings } from '../../strings.ts';

/** Formats advice as the documented JSON: stable keys, films by title and year, the words of the draft that name them. */
export function toJson(advice: Advice, draft: string) {
	const film = ({ title, year }: { title: string; year: number }) => ({ title, year: year === 0 ? null : year });
	const suggested = ({ film: name, share, why }: Suggestion) => ({
		film: film(name),
		share,
		why: why && { ...why, like: film(why.like) },
	});
	const added = (steps: AddStep[]) =>
		steps.map((step) => {
			const { why, ...rest } = suggested(step);
			return { ...rest, crowd: step.crowd, why };
		});
	const { first } = advice.plans;
	const { mentions, maybes, population, crowd, low, high, tolerance, plans, bounded, understood } = advice;
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
			published: m.published,
			rated: m.rated,
			said: m.said,
			...(m.stance && { stance: m.stance }),
		})),
		maybes: maybes.map((m) => ({
			start: m.start,
			end: m.end,
			surface: draft.slice(m.start, m.end),
			film: film(m.film),
			alternatives: m.alternatives.map(film),
			confidence: m.confidence,
			crowdWith: m.crowdWith,
		})),
		crowdWithMaybes: advice.crowdWithMaybes,
		population,
		members: advice.members,
		crowd,
		range: [low, high],
		low,
		verdict: advice.verdict,
		question: advice.question,
		tolerance,
		state: advice.state,
		adversaries: advice.adversaries,
		counted: advice.counted,
		earlier: advice.earlier,
		ownRatings: advice.ownRatings,
		plans: {
			drop: plans.drop,
			add: added(plans.add),
			mixed: { drop: plans.mixed.drop, add: added(plans.mixed.add) },
			ends: plans.ends,
			first: {
				changes: first.changes.map(({ mention, to }) => ({
					mention,
					to: to && insteadOf(to, advice.mentions[mention]!.film.title),
					ifAsked: askedOf(to),
				})),
				add: first.add.map(({ film: name, share }) => ({ film: film(name), share })),
				crowd: first.crowd,
			},
		},
		suggestions: advice.suggestions.map((one) => ({
			...suggested(one),
			...one.alone,
			before: one.addition && draft.slice(one.addition.start, one.addition.end),
			after: one.addition?.after ?? null,
		})),
		wordings: wordingsJson(advice.wordings, draft),
		bounded,
		understood,
	};
}

/** What can replace the sentences of a draft. */
export const wordingsJson = (wordings: Advice['wordings'], draft: string) =>
	wordings.map(({ film: { title, year }, start, end, sentences }) => ({
		film: { title, year: year === 0 ? null : year },
		before: draft.slice(start, end),
		sentences: sentences.map(({ after, crowd, low }) => ({ after, crowd, low })),
	}));

/** @param title that stays if only the words about the film go */
function insteadOf(to: Instead, title: string): string {
	if ('unscored' in to) return title;
	return 'phrase' in to ? to.phrase : to.swap.film.title;
}
const askedOf = (to: Instead | null) => (to !== null && 'phrase' in to ? to.ifAsked : null);

/**
 * Formats advice as sentences.
 * @param draft the text that was advised on
 * @param kind of the items that it names
 */
export function toText(advice: Advice, draft: string, kind: PackKind = 'films'): string {
	if (advice.mentions.length === 0)
		return [`${strings.noFilms.title}.`, ...perhaps(advice), ...language(advice)].join('\n');
	const { bounded } = advice;
	const lines = [...standing(advice), '', strings.filmsHere, ...films(advice), ...perhaps(advice)];
	if (advice.state !== 'identified' && advice.state !== 'identifiedBefore')
		lines.push(...firstPlan(advice, draft, kind), ...additions(advice, draft));
	if (bounded.text) lines.push('', strings.textBounded(LONGEST_DRAFT));
	if (bounded.films) lines.push('', strings.filmsBounded(MOST_FILMS));
	if (advice.understood !== 'all') lines.push('', ...language(advice));
	lines.push('', ...basis(advice), strings.fine);
	return lines.join('\n');
}

const language = ({ understood }: Advice): string[] => (understood === 'all' ? [] : [strings.understood[understood]]);

function standing(advice: Advice): string[] {
	const { before, crowd, after } = strings.verdict(advice);
	const { earlier, state } = advice;
	if (advice.verdict === 'nothing') return verdict(advice);
	const goal = strings.standing({ ...advice, state: isLikely(advice) ? 'fixable' : state });
	const known = isAsked(advice) ? [] : [`${goal} ${strings.range(advice.low, advice.high)}`];
	const lines = [...verdict(advice), `${before}${crowd}${after}, ${strings.among(advice.members, earlier)}`, ...known];
	return state !== 'identifiedBefore' && earlierDecide(advice)
		? [...lines, strings.earlierDecide(earlier.crowd)]
		: lines;
}

/** Whether an answer would decide, which comes with a goal and a range of its own. Doubtful words are listed as films. */
const isAsked = ({ verdict: found, question }: Advice) =>
	found === 'unsure' && question !== null && question !== 'film';

/** Who finds the writer best, and among whom they were counted. */
const basis = (advice: Advice): string[] =>
	advice.verdict === 'nothing'
		? []
		: [strings.how.worst(guardOf(advice.adversaries[0]!.name)), strings.how.whose(advice)];

/** How to answer a question on the command line. */
const ANSWERED_BY = {
	whole: 'Answer with --whole or --part.',
	howMany: 'Answer with --films-rated.',
	which: 'Answer with --rated and --never.',
};

/** The verdict if it says more than the number, and the question that would change it. */
function verdict(advice: Advice): string[] {
	const { verdict: found, question, low, top, crowd, tolerance, members, earlier } = advice;
	const words = strings.popup.verdict;
	if (found === 'nothing') return [words.nothing];
	if (found === 'wellHidden') return [`${words.wellHidden(false)} ${words.atLeast(low, members, earlier.films > 0)}`];
	if (found === 'probably') return [`${words.probably(false)} ${words.mostLikely(crowd, low, tolerance)}`];
	if (!isAsked(advice)) return [];
	const asked = question as keyof typeof ANSWERED_BY;
	return [
		`${strings.unsure} ${strings.unsureAbout(low, top, tolerance)}`,
		`${strings.asking[asked]} ${ANSWERED_BY[asked]}`,
	];
}

function films(advice: Advice): string[] {
	const all = filmsByCost(advice).map(({ mention }) => mention);
	const open = all.filter(({ alternatives }) => alternatives.length > 0);
	return [
		...all.map((m) => {
			const rated = m.share === null ? strings.uncounted : strings.rated(m.share);
			const own = m.said !== null ? strings.said.word[m.said] : m.rated !== null ? strings.youRated(m.rated) : null;
			const facts = own === null ? rated : `${rated}; ${own}`;
			const costs = m.published ? strings.saidBefore : strings.after(m.crowdWithout, advice.crowd);
			return `  ${strings.film(m.film)}: ${costs}. ${facts}.`;
		}),
		...open.map((m) => `  ${strings.orMeant(m.film, m.alternatives)}`),
	];
}

function perhaps({ maybes }: Advice): string[] {
	const byFilm = new Map(maybes.map((m) => [m.film.id, m]));
	return [...byFilm.values()].map((m) => `  ${strings.maybes.terminal(m.film, m.crowdWith)}`);
}

/** A plan that misses the goal helps if the crowd is so many times as large. */
const HELPS = 1.25;
const isMore = (then: number, now: number) => then >= HELPS * now && round(then) > round(now);

/** The plan of least effort, film by film, and the resulting draft; empty if no change is needed or helps. */
function firstPlan(advice: Advice, draft: string, kind: PackKind): string[] {
	const {
		mentions,
		maybes,
		plans: { first },
		tolerance,
		wordings,
	} = advice;
	const byFilm = new Map(first.changes.map(({ mention, to }) => [mentions[mention]!.film.id, to]));
	const titles = new Map(mentions.map(({ film }) => [film.id, film.title]));
	const changes = [...byFilm].map(([id, to]) => {
		const title = titles.get(id)!;
		if (to === null) return `${strings.takeOut(title)}.`;
		if ('unscored' in to) return `${strings.first.unscored(title)}.`;
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
		const keep = helps ? strings.first.orKeep : strings.first.keep;
		return ['', strings.first.point, ...lines, ...end, `  ${keep}`];
	}
	if (lines.length === 0) return [];
	const isShort = !reaches(advice);
	const one = first.changes.length + first.add.length > 1 ? oneChange(advice, draft) : [];
	const title = one.length > 0 ? strings.first.surer : strings.first.title;
	return [...one, '', title, ...lines, ...end, ...(isShort ? [`  ${strings.notEnough(tolerance)}`] : [])];
}

/** The film whose change alone most likely reaches the goal, with the widest crowd. */
function oneChange({ wordings, crowd, tolerance }: Advice, draft: string): string[] {
	const [best] = wordings
		.flatMap(({ sentences, ...wording }) => sentences.slice(0, 1).map((one) => ({ ...wording, ...one })))
		.filter((one) => one.after !== '' && one.crowd >= tolerance && isMore(one.crowd, crowd))
		.sort((a, b) => b.crowd - a.crowd);
	if (best === undefined) return [];
	const out = best.words === null ? [`${strings.takeOut(best.film.title)}.`] : [];
	const lines = linesChanged(draft.slice(best.start, best.end), best.after).map((line) => `“${line}”`);
	const end = `${strings.end(best.crowd, false)} ${strings.justPeople(best.low)}`;
	return ['', strings.first.one, ...[...out, ...lines].map((line) => `    ${line}`), `  ${end}`];
}

/** Whether the first plan reaches the goal, if only most likely. */
const reaches = ({ plans: { first }, tolerance }: Advice) => Math.max(first.crowd, first.likely.crowd) >= tolerance;
/** Whether it does so though none surely does. */
const isLikely = (advice: Advice) => advice.state === 'short' && reaches(advice);

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

/** Where a plan leads: at least, if that reaches the goal; if it adds films, also under who believes them and who does not. */
function endOf({ plans: { first }, tolerance }: Advice): string {
	const { crowd, likely, add } = first;
	const isSurely = crowd >= tolerance || round(crowd) >= round(likely.crowd);
	const end = isSurely
		? strings.end(crowd, crowd < likely.crowd)
		: `${strings.end(likely.crowd, false)} ${strings.justPeople(crowd)}`;
	return add.length > 0 ? `${end} ${strings.endUnder(likely.naive, likely.aware)}` : end;
}

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
function additions({ state, verdict: found, crowd, tolerance, suggestions }: Advice, draft: string): string[] {
	if (found === 'wellHidden' || found === 'nothing' || suggestions.length === 0) return [];
	const isSafe = state === 'safe';
	const best = suggestions.toSorted((a, b) => b.alone.crowd - a.alone.crowd);
	const words = strings.popup.mention;
	if (strings.hardly(best[0]!.alone.crowd, crowd))
		return ['', `${words.hardly} ${words.alone(crowd, best[0]!.alone.crowd)} ${strings.goal(tolerance)}`];
	const lines = best.flatMap(({ film, alone, why, addition }) => {
		const line = `    ${strings.film(film)}: ${strings.afterwards(alone.crowd)}. ${strings.how.why(why)}.`;
		const isShort = addition !== null && addition.after.length < LONGEST_LINE && addition.after !== draft;
		return isShort ? [line, `      “${addition.after}”`] : [line];
	});
	return ['', ...(isSafe ? [strings.first.more] : []), strings.orAdd, ...lines];
}
const LONGEST_LINE = 240;
