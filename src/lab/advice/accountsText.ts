/** Tables and the figure of promises to accounts whose posts followed the advice, and of the truth. */
import { partCell, type Table } from '../kit/cli/text.ts';
import type { Figure } from '../kit/report/figure.ts';
import { mean, type Part, partOf } from '../kit/statistics.ts';
import { ACCOUNT_READERS, type ReadAccount } from './readAccount.ts';

/** @param q from 0 to 1 */
const quantile = (values: readonly number[], q: number): number =>
	values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;

const isNear = (said: number, rank: number) => said <= 2 * rank && rank <= 2 * said;

/** What one reader finds in accounts after this many posts. */
export interface AccountRow {
	known: string;
	posts: number;
	reader: string;
	accounts: number;
	/** Medians. */
	promised: number;
	shown: number;
	low: number;
	rank: number;
	/** Share of accounts that are shown the goal as reached and whose rank reaches it. */
	kept: Part;
	aboveLow: Part;
	/** The crowd shown over the rank: median, and the tenths of accounts with the least and the most. */
	ratio: { median: number; least: number; most: number };
	within2: Part;
}

export interface ClaimRow {
	known: string;
	/** What becomes of the title. */
	how: string;
	wordings: number;
	/** Share of wordings whose claim is within a factor of 2 of the rank, for readers of sets and of the whole post. */
	sets: Part;
	whole: Part;
	/** Its low end does not exceed the rank, for the same two. */
	lowSets: Part;
	lowWhole: Part;
	/** Median of the claim over the rank by readers of sets. */
	ratio: number;
}

/** Titles in posts that stay because the finder missed them, and their accounts. */
export interface MissedRow {
	known: string;
	/** Mean for an account. */
	titles: number;
	accounts: Part;
}

export const missedRow = (known: string, accounts: readonly ReadAccount[]): MissedRow => ({
	known,
	titles: mean(accounts.map(({ missed }) => missed)),
	accounts: partOf(accounts, ({ missed }) => missed > 0),
});

export function accountRows(known: string, accounts: readonly ReadAccount[], goal: number): AccountRow[] {
	const counts = [...new Set(accounts.flatMap(({ posts }) => posts.map((one) => one.posts)))].sort((a, b) => a - b);
	return counts.flatMap((posts) => {
		const all = accounts.flatMap((account) => account.posts.filter((one) => one.posts === posts));
		const median = (of: (one: (typeof all)[number]) => number) => quantile(all.map(of), 0.5);
		return ACCOUNT_READERS.map((reader, r): AccountRow => {
			const rank = ({ ranks }: (typeof all)[number]) => ranks[r]!;
			const ratios = all.map((one) => one.shown / rank(one));
			const reaching = all.filter(({ reaches }) => reaches);
			return {
				...{ known, posts, reader, accounts: all.length },
				promised: median(({ promised }) => promised),
				shown: median(({ shown }) => shown),
				low: median(({ low }) => low),
				rank: median(rank),
				kept: partOf(reaching, (one) => rank(one) >= goal),
				aboveLow: partOf(all, (one) => rank(one) >= Math.floor(one.low)),
				ratio: { median: quantile(ratios, 0.5), least: quantile(ratios, 0.1), most: quantile(ratios, 0.9) },
				within2: partOf(all, (one) => isNear(one.shown, rank(one))),
			};
		});
	});
}

export function claimRows(known: string, accounts: readonly ReadAccount[]): ClaimRow[] {
	const all = accounts.flatMap(({ claims }) => claims);
	const rowOf = (how: string, some: typeof all): ClaimRow => ({
		...{ known, how, wordings: some.length },
		sets: partOf(some, ({ crowd, sets }) => isNear(crowd, sets)),
		whole: partOf(some, ({ crowd, whole }) => isNear(crowd, whole)),
		lowSets: partOf(some, ({ low, sets }) => sets >= Math.floor(low)),
		lowWhole: partOf(some, ({ low, whole }) => whole >= Math.floor(low)),
		ratio: quantile(
			some.map(({ crowd, sets }) => crowd / sets),
			0.5,
		),
	});
	const kinds = [...new Set(all.map(({ how }) => how))].sort();
	return [
		...kinds.map((how) =>
			rowOf(
				how,
				all.filter((one) => one.how === how),
			),
		),
		rowOf('all', all),
	];
}

const people = (count: number) => Math.round(count).toLocaleString('en');

export const accountTables = ({ accounts: rows, wordings: claims, missed }: Accounts, goal: number): Table[] => [
	{
		title: `Accounts whose posts all follow the first plan: what is said (medians), and the rank of the writer. Goal ${goal}.`,
		head: [
			...['known', 'posts', 'reader', 'accounts', 'promised', 'shown', 'low end', 'rank'],
			...[`rank at ${goal} if promised`, 'rank at the low end', 'shown / rank', 'tenths', 'within x2'],
		],
		rows: rows.map((row) => [
			...[row.known, String(row.posts), row.reader, String(row.accounts)],
			...[row.promised, row.shown, row.low, row.rank].map(people),
			...[partCell(row.kept), partCell(row.aboveLow), row.ratio.median.toFixed(2)],
			...[`${row.ratio.least.toFixed(2)}-${row.ratio.most.toFixed(2)}`, partCell(row.within2)],
		]),
	},
	{
		title:
			'What each wording claims, alone: the crowd against the rank of who reads as sets what was found, and of who reads the whole post.',
		head: [
			...['known', 'title', 'wordings', 'claim / rank', 'within x2, sets', 'within x2, whole post'],
			...['rank at the low end, sets', 'whole post'],
		],
		rows: claims.map(({ known, how, wordings, ratio, sets, whole, lowSets, lowWhole }) => [
			...[known, how, String(wordings), ratio.toFixed(2)],
			...[sets, whole, lowSets, lowWhole].map(partCell),
		]),
	},
	{
		title: 'Titles that the finder missed, so that no advice was given on them.',
		head: ['known', 'titles of an account', 'accounts with any'],
		rows: missed.map(({ known, titles, accounts }) => [known, titles.toFixed(2), partCell(accounts)]),
	},
];

export interface Accounts {
	accounts: AccountRow[];
	wordings: ClaimRow[];
	missed: MissedRow[];
}

/** Promise, low end and the ranks by the number of posts, a figure for each thing that is known. */
export const accountFigures = (rows: readonly AccountRow[]): Figure[] =>
	[...new Set(rows.map(({ known }) => known))].map((known) => {
		const own = rows.filter((row) => row.known === known);
		const first = own.filter(({ reader }) => reader === ACCOUNT_READERS[0]);
		const line = (name: string, some: readonly AccountRow[], y: (row: AccountRow) => number) => ({
			name,
			points: some.map((row) => ({ x: row.posts, y: Math.max(1, y(row)) })),
		});
		return {
			id: `accounts-${known}`,
			title: `What is said of an account, and its rank (known: ${known})`,
			x: { label: 'posts' },
			y: { label: 'people, median', log: true },
			series: [
				line('promised', first, ({ promised }) => promised),
				line('low end', first, ({ low }) => low),
				...ACCOUNT_READERS.map((reader) =>
					line(
						reader,
						own.filter((row) => row.reader === reader),
						({ rank }) => rank,
					),
				),
			],
		};
	});
