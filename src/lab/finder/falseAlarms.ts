/** What is found in texts about other things, and what an audit says then: by post, thread and account. */
import { seededRandom } from '../../core/advice/draw.ts';
import { isHidden, type Verdict } from '../../core/advice/verdict.ts';
import { findMentions, type Mention } from '../../core/mentions/mentions.ts';
import type { Pack } from '../../core/population/pack.ts';
import { TITLES_FILE } from '../../pack/builtIn.ts';
import { readTitles } from '../../pack/titles.ts';
import { partCell } from '../kit/cli/text.ts';
import { shuffledNumbers } from '../kit/datasets/shuffle.ts';
import { mean, partOf } from '../kit/statistics.ts';
import { foldOf, type GoldText } from './gold.ts';
import { POSTS, readMadeUp } from './madeUp.ts';
import { prepareAll } from './prepared.ts';
import { type LabeledSet, readSets, sourcesOf } from './sources.ts';
import { auditSum, sumUp } from './sums.ts';
import { readTalk } from './talk.ts';
import { fitAsStored } from './train.ts';

/** Sets whose texts name no film, but for the few that have a label. */
const QUIET = ['other things', 'things so called', 'everyday talk', 'everyday sentences'];

/** Parts of the sources that are judged, of five. */
const JUDGED = 2;

/** Posts of an account that is made of a set's texts, as they are drawn. */
const ACCOUNT = 200;

/** Fewest posts of a thread. */
const FEWEST = 5;

type Find = (text: GoldText) => readonly Mention[];

/** Texts that are judged together. */
interface Unit {
	name: string;
	groups: readonly (readonly GoldText[])[];
}

const HEAD = [
	...['', 'judged', 'count', 'words', 'false in 1,000', 'with a false film', 'after all together'],
	...['hidden', 'unsure', 'given away', 'posts to take down'],
];

/** Columns that a page has no room for: what an audit says of all others. */
const OF_OTHERS = ['hidden', 'unsure'];

/** The rows for a page of results, without head. */
export const rowsForPage = ([head, ...rows]: readonly (readonly string[])[]): string[][] =>
	rows.map((row) => row.filter((_, i) => !OF_OTHERS.includes(head![i]!)));

/** A table of what is found in the texts of a folder that name no film: those of two parts, by a model fitted on the others. */
export async function alarmRows(pack: Pack, data: string): Promise<string[][]> {
	const { catalogue } = pack;
	const sets = await readSets(data);
	const talk = await readTalk(data, sets);
	const titles = await readTitles(TITLES_FILE);
	const isJudged = (text: GoldText) => foldOf(text) < JUDGED;
	const fitted = (texts: readonly GoldText[]) => texts.filter((text) => !isJudged(text));
	const others = sets.map((set) => ({ ...set, texts: fitted(set.texts) }));
	const sources = sourcesOf(catalogue, others, fitted(await readMadeUp(POSTS)), fitted(talk), titles);
	const model = fitAsStored(prepareAll(catalogue, sources), () => true);
	const judged = [...sets.filter(({ name }) => QUIET.includes(name)), { name: 'general talk', texts: talk }].map(
		({ name, texts }) => ({ name, texts: texts.filter(isJudged) }),
	);
	const known = new Map<GoldText, readonly Mention[]>();
	return alarmsIn(pack, judged, (text) => {
		const found = known.get(text) ?? findMentions(catalogue, text.text, { model });
		known.set(text, found);
		return found;
	});
}

/** @param find what a text may name */
export function alarmsIn(pack: Pack, sets: readonly Pick<LabeledSet, 'name' | 'texts'>[], find: Find): string[][] {
	const rows = sets.flatMap(({ name, texts }) => {
		const own = texts.filter(({ mentions }) => mentions.length === 0);
		return unitsOf(own).map((unit) => [name, ...cellsOf(pack, unit, find)]);
	});
	return [HEAD, ...rows];
}

/** Texts one by one, by thread, as accounts that are drawn, and as one account. */
function unitsOf(texts: readonly GoldText[]): Unit[] {
	const threads = [...Map.groupBy(texts, ({ source }) => source)].flatMap(([source, some]) =>
		source === undefined || some.length < FEWEST ? [] : [some],
	);
	const order = Array.from(shuffledNumbers(texts.length, seededRandom(1)), (i) => texts[i]!);
	const accounts = Array.from({ length: Math.floor(texts.length / ACCOUNT) }, (_, i) =>
		order.slice(ACCOUNT * i, ACCOUNT * (i + 1)),
	);
	const units = [
		{ name: 'posts', groups: texts.map((text) => [text]) },
		{ name: 'threads', groups: threads },
		{ name: `accounts of ${ACCOUNT} posts`, groups: accounts },
		{ name: 'all as one account', groups: [texts] },
	];
	return units.filter(({ groups }) => groups.length > 0);
}

/** How often each verdict is what an audit says of a group. */
function cellsOf(pack: Pack, { name, groups }: Unit, find: Find): string[] {
	const all = groups.map((texts) => {
		const sums = sumUp(texts, find);
		const [, takeDown, verdict] = auditSum(pack, sums.films);
		return { ...sums, takeDown, verdict };
	});
	const part = (isSo: (one: (typeof all)[number]) => boolean) => partCell(partOf(all, isSo));
	const withVerdict = (isSo: (verdict: Verdict) => boolean) => part(({ verdict }) => isSo(verdict));
	const words = all.reduce((sum, one) => sum + one.words, 0);
	const wrong = all.reduce((sum, { apart }) => sum + apart.wrong, 0);
	return [
		...[name, String(groups.length), words.toLocaleString('en'), ((1000 * wrong) / words).toFixed(2)],
		part(({ apart }) => apart.wrong > 0),
		part(({ together }) => together.wrong > 0),
		withVerdict(isHidden),
		withVerdict((verdict) => verdict === 'unsure'),
		withVerdict((verdict) => verdict === 'could' || verdict === 'gives'),
		mean(all.map(({ takeDown }) => takeDown)).toFixed(2),
	];
}
