import { ALGORITHMS } from '../attacks/attack.ts';
import { KS } from '../attacks/statistics.ts';
import { type Results, summary } from './claims.ts';
import type { Description } from './describe.ts';
import type { Figure } from './figure.ts';
import { drawn, escaped, pageOf, table } from './markup.ts';
import { NAMES } from './names.ts';
import type { Circumstances } from './reasons.ts';
import { RULES } from './rules.ts';
import type { Verdict } from './verdict.ts';

/** Everything that `lab paper` found. */
export interface PaperReport {
	about: string;
	seconds: number;
	description: Description;
	results: Results;
	verdicts: Verdict[];
	/** Made-up mentions only: Scoring's rates where people mention rarer films. */
	sensitivity: Circumstances['sensitivity'];
}

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
const share = (value: number) => value.toFixed(2);

function marginals({
	users,
	items,
	ratings,
	perItem,
	perUser,
	posters,
	mentions,
	mentionedItems,
}: Description): string {
	return table(
		['what', 'paper', 'here'],
		[
			['ratings', '12,565,530', whole(ratings)],
			['users', '140,132', whole(users)],
			['items', '8,957', whole(items)],
			[
				'ratings of an item: most, mean, median',
				'48,730, 1,403, 207',
				[perItem.most, perItem.mean, perItem.median].map(whole).join(', '),
			],
			[
				'ratings by a user: most, mean, median',
				'6,280, 90, 33',
				[perUser.most, perUser.mean, perUser.median].map(whole).join(', '),
			],
			[
				'posters, mentions, mentioned items',
				'133, 3,828, 1,685',
				[posters, mentions, mentionedItems].map(whole).join(', '),
			],
		],
		'Data',
	);
}

/** A link to one of some numbered notes. */
const numbered = (text: string, notes: readonly string[], kind: string) => {
	const number = notes.indexOf(text) + 1;
	return `<sup><a href="#${kind}-${number}">${kind} ${number}</a></sup>`;
};

const notesOf = (notes: readonly string[], kind: string) =>
	`<ul class="notes">${notes.map((note, i) => `<li id="${kind}-${i + 1}">${kind} ${i + 1}: ${escaped(note)}</li>`).join('\n')}</ul>`;

/** The claims, with the rules they were judged by and the reasons as notes, each given once. */
function judged(verdicts: readonly Verdict[]): string {
	const rules = [...new Set(verdicts.map(({ rule }) => RULES[rule]))];
	const reasons = [...new Set(verdicts.flatMap(({ why }) => why))];
	const rows = verdicts.map((v) => [
		v.claim,
		v.paper,
		v.here,
		{ html: `${v.verdict} ${numbered(RULES[v.rule], rules, 'rule')}` },
		v.difference,
		{ html: v.why.map((reason) => numbered(reason, reasons, 'note')).join(' ') },
	]);
	return `${table(['claim', 'paper', 'here (95 %)', 'verdict', 'by how much', 'why not'], rows, 'The paper against this run')}
<h3>When a claim holds</h3>
${notesOf(rules, 'rule')}
<h3>Why others do not</h3>
${notesOf(reasons, 'note')}`;
}

/** The report as one page that needs nothing else. */
export function toHtml(report: PaperReport, figures: readonly Figure[]): string {
	const { about, seconds, description, results, verdicts, sensitivity } = report;
	const { algorithms } = results.identify;
	return pageOf(
		'You Are What You Say, reproduced',
		`<h1>“You Are What You Say”, reproduced</h1>
<p>${escaped(about)}. All experiments took ${seconds.toFixed(0)} seconds. ${escaped(summary(verdicts))} The paper is Frankowski et al., SIGIR 2006; its figures are given as they stand, without their own uncertainty.</p>
${marginals(description)}
<h2>Claim by claim</h2>
${judged(verdicts)}
<h2>All algorithms</h2>
${table(
	['algorithm', ...KS.map((k) => `k = ${k}`), 'mean log2 rank', 'wrongly accused at k = 1'],
	ALGORITHMS.map((name) => {
		const { k, interval, meanLog2Rank, control } = algorithms[name];
		return [
			NAMES[name],
			...KS.map((n) => `${share(k[n])} (${share(interval[n]![0])}-${share(interval[n]![1])})`),
			meanLog2Rank.toFixed(2),
			share(control[1]),
		];
	}),
	'Part of the people within the first k, with 95 % intervals by bootstrap (Wilson where all or none are found); wrongly accused: of people who are not in the database, those for whom somebody else alone heads the list',
)}
${
	sensitivity.length === 0
		? ''
		: table(
				['chances of a rated film go by', 'median raters of a mentioned film', 'Scoring, k = 1', 'TF-IDF, k = 1'],
				sensitivity.map(({ skew, medianRaters, scoring, tfidf }) => [
					skew === 0 ? 'nothing: all alike' : `raters to the power ${skew}`,
					whole(medianRaters),
					share(scoring),
					share(tfidf),
				]),
				'Made-up mentions: what if people mention rarer films?',
			)
}
<h2>Figures</h2>
<div class="figures">
${figures.map(drawn).join('\n')}
</div>`,
	);
}
