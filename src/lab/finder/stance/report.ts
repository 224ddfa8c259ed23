/** How well stances are read. */
import type { Stars } from '../../../core/mentions/stance/starsWritten.ts';
import { aligned, share, span } from '../../kit/cli/text.ts';
import { bootstrap, mean, wilson } from '../../kit/statistics.ts';
import { LABELS, type LabeledText } from './labeled.ts';

/** A labeled mention and what was read; classes as places in {@link LABELS}. */
export interface Judged {
	text: LabeledText;
	at: number;
	fold: number;
	label: number;
	read: number;
	/** Probability that the model gives to what was read. */
	chance: number;
	/** The rating as labeled, and as read, and whether both are the same. */
	score: string | null;
	stars: Stars | null;
	isStarred: boolean;
}

const NAMES = ['nothing', 'liked', 'so-so', 'disliked'];
const SEED = 1;
/** Ranges of how sure the model is. */
const SURE: readonly [least: number, most: number][] = [
	[0, 0.5],
	[0.5, 0.7],
	[0.7, 0.85],
	[0.85, Infinity],
];

const isRight = ({ label, read }: Judged) => (label === read ? 1 : 0);

/** Shares with 95 % intervals (over mentions by bootstrap), and what was read for what. */
export function reportLines(judged: readonly Judged[]): string[] {
	const ofFold = Map.groupBy(judged, ({ fold }) => fold);
	const counts = NAMES.map((_, label) => judged.filter((j) => j.label === label).length);
	const common = counts.indexOf(Math.max(...counts));
	const said = judged.filter(({ label, read }) => label > 0 && read > 0);
	const part = (some: readonly Judged[]) => [
		String(some.length),
		share(mean(some.map(isRight))),
		span(some.length === 0 ? [0, 1] : bootstrap(some.map(isRight), SEED)),
	];
	const scored = judged.filter(({ score }) => score !== null);
	const right = scored.filter(({ isStarred }) => isStarred).length;
	const extra = judged.filter(({ score, stars }) => score === null && stars !== null).length;
	return [
		...aligned([
			['', 'mentions', 'right', '95 %'],
			['all', ...part(judged)],
			...[...ofFold].sort(([a], [b]) => a - b).map(([fold, some]) => [`part ${fold + 1}`, ...part(some)]),
			['said and read as said', ...part(said)],
			...SURE.map(([least, most]) => {
				const some = judged.filter(({ chance }) => chance >= least && chance < most);
				return [`${share(mean(some.map(({ chance }) => chance)))} sure`, ...part(some)];
			}),
			...SURE.map(([least]) => {
				const some = judged.filter(({ read, chance }) => read > 0 && chance >= least);
				return [`read as said, at least ${least} sure`, ...part(some)];
			}),
			['as the most common class', ...part(judged.map((j) => ({ ...j, read: common })))],
		]),
		'',
		...aligned([
			['said \\ read', ...NAMES],
			...NAMES.map((name, label) => [
				name,
				...NAMES.map((_, read) => String(judged.filter((j) => j.label === label && j.read === read).length)),
			]),
		]),
		'',
		`Stars: ${right} of ${scored.length} labeled ratings read right (${span(wilson({ found: right, of: scored.length }))}); ${extra} read where none is labeled`,
	];
}

/** Each error with the words around it, the surest first. */
export function errorLines(judged: readonly Judged[]): string[] {
	const wrong = judged.filter((j) => isRight(j) === 0 || (j.score !== null) !== (j.stars !== null));
	return wrong
		.sort((a, b) => b.chance - a.chance)
		.map(({ text: { text, mentions }, at, label, read, chance, stars }) => {
			const { start, end } = mentions[at]!;
			const around = `${text.slice(Math.max(0, start - 120), start)}[[${text.slice(start, end)}]]${text.slice(end, end + 160)}`;
			const given = stars === null ? '' : ` (${stars.value} of ${stars.scale})`;
			return `${LABELS[label]} read as ${LABELS[read]}${given}, ${share(chance)}: ${around.replaceAll('\n', ' / ')}`;
		});
}
