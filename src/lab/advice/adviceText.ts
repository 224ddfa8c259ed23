/** The advice as sentences for the terminal. */
import { guardOf } from '../../core/adversaries/guards.ts';
import { filmsByCost } from '../../core/advice/byFilm.ts';
import { earlierDecide } from '../../core/advice/goal.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../../core/advice/limits.ts';
import type { Advice } from '../../core/advice/result.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import '../../pack/lists.ts';
import { strings } from '../../strings.ts';
import { additions, firstPlan, isByTitle, isLikely } from './planText.ts';

/**
 * Formats advice as sentences.
 * @param draft the text that was advised on
 * @param kind of the items that it names
 */
export function toText(advice: Advice, draft: string, kind: PackKind = 'films'): string {
	if (advice.mentions.length === 0) {
		const none = advice.maybes.length === 0 ? `${strings.noFilms.title}.` : strings.maybes.title;
		return [none, ...perhaps(advice, draft), ...language(advice)].join('\n');
	}
	const { bounded } = advice;
	const doubtful = advice.maybes.length === 0 ? [] : ['', strings.maybes.title, ...perhaps(advice, draft)];
	const lines = [...standing(advice), '', strings.filmsHere, ...films(advice, draft), ...doubtful];
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

function films(advice: Advice, draft: string): string[] {
	const all = filmsByCost(advice).map(({ mention }) => mention);
	const open = all.filter(({ alternatives }) => alternatives.length > 0);
	return [
		...all.map((m) => {
			const rated = m.share === null ? strings.uncounted : strings.rated(m.share);
			const own = m.said !== null ? strings.said.word[m.said] : m.rated !== null ? strings.youRated(m.rated) : null;
			const facts = own === null ? rated : `${rated}; ${own}`;
			const costs = m.published ? strings.saidBefore : strings.after(m.crowdWithout, advice.crowd);
			return `  ${[...otherWords(m, draft), strings.film(m.film)].join(', ')}: ${costs}. ${facts}.`;
		}),
		...open.map((m) => `  ${strings.orMeant(m.film, m.alternatives)}`),
	];
}

function perhaps({ maybes }: Advice, draft: string): string[] {
	const byFilm = new Map(maybes.map((m) => [m.film.id, m]));
	return [...byFilm.values()].map(
		(m) => `  ${strings.maybes.terminal(draft.slice(m.start, m.end), m.film, m.crowdWith)}`,
	);
}

/** The writer's words for a film, if they are not of its title. */
const otherWords = (m: Advice['mentions'][number], draft: string): string[] =>
	isByTitle(m, draft) ? [] : [`“${draft.slice(m.start, m.end)}”`];
