import type { Figure } from '../kit/report/figure.ts';
import { drawn, escaped, pageOf, table } from '../kit/report/markup.ts';
import { RULES } from '../kit/report/rules.ts';
import type { Verdict } from '../kit/report/verdict.ts';
import { summary } from '../kit/report/verdict.ts';
import { KS } from '../kit/statistics.ts';
import { ALGORITHMS } from './identify/attacks/attack.ts';
import { NAMES } from './identify/attacks/names.ts';
import type { Results } from './identify/claims.ts';
import type { Description } from './identify/describe.ts';
import type { Circumstances } from './identify/reasons.ts';

/** What was found of one more paper. */
export interface Reproduced {
	id: string;
	title: string;
	/** Authors and year. */
	source: string;
	/** What it was run on, in a sentence. */
	about: string;
	seconds: number;
	result: object;
	verdicts: Verdict[];
	figures: Figure[];
}

/** Everything that `lab paper` found. */
export interface PaperReport {
	about: string;
	seconds: number;
	description: Description;
	results: Results;
	verdicts: Verdict[];
	/** Made-up mentions only: Scoring's rates where people mention rarer films. */
	sensitivity: Circumstances['sensitivity'];
	/** The other papers that the advice rests on. */
	others: Reproduced[];
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
const numbered = (text: string, notes: readonly string[], kind: string, paper: string) => {
	const number = notes.indexOf(text) + 1;
	return `<sup><a href="#${paper}-${kind}-${number}">${kind} ${number}</a></sup>`;
};

const notesOf = (notes: readonly string[], kind: string, paper: string) =>
	`<ul class="notes">${notes.map((note, i) => `<li id="${paper}-${kind}-${i + 1}">${kind} ${i + 1}: ${escaped(note)}</li>`).join('\n')}</ul>`;

/** The claims, with the rules they were judged by and the reasons as notes, each given once. */
function judged(verdicts: readonly Verdict[], paper: string): string {
	const rules = [...new Set(verdicts.map(({ rule }) => RULES[rule]))];
	const reasons = [...new Set(verdicts.flatMap(({ why }) => why))];
	const rows = verdicts.map((v) => [
		v.claim,
		v.paper,
		v.here,
		{ html: `${v.verdict} ${numbered(RULES[v.rule], rules, 'rule', paper)}` },
		v.difference,
		{ html: v.why.map((reason) => numbered(reason, reasons, 'note', paper)).join(' ') },
	]);
	return `${table(['claim', 'paper', 'here (95 %)', 'verdict', 'by how much', 'why not'], rows, 'The paper against this run')}
<h4>When a claim holds</h4>
${notesOf(rules, 'rule', paper)}
${reasons.length === 0 ? '' : `<h4>Why others do not</h4>\n${notesOf(reasons, 'note', paper)}`}`;
}

/** The section of another paper. */
const section = ({
	id,
	title,
	source,
	about,
	seconds,
	verdicts,
	figures,
}: Reproduced) => `<h2 id="${id}">“${escaped(title)}”</h2>
<p>${escaped(source)}. ${escaped(about)}. The experiments took ${seconds.toFixed(0)} seconds. ${escaped(summary(verdicts))}</p>
${judged(verdicts, id)}
<div class="figures">
${figures.map(drawn).join('\n')}
</div>`;

/** The report as one page that needs nothing else. */
export function toHtml(report: PaperReport, figures: readonly Figure[]): string {
	const { about, seconds, description, results, verdicts, sensitivity, others } = report;
	const { algorithms } = results.identify;
	return pageOf(
		'The papers behind the advice, reproduced',
		`<h1>The papers behind the advice, reproduced</h1>
<nav aria-label="Papers"><ul>
<li><a href="#you-are-what-you-say">You Are What You Say</a></li>
${others.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('\n')}
</ul></nav>
<h2 id="you-are-what-you-say">“You Are What You Say”</h2>
<p>${escaped(about)}. All experiments took ${seconds.toFixed(0)} seconds. ${escaped(summary(verdicts))} The paper is Frankowski et al., SIGIR 2006; its figures are given as they stand, without their own uncertainty.</p>
${marginals(description)}
<h3>Claim by claim</h3>
${judged(verdicts, 'you-are-what-you-say')}
<h3>All algorithms</h3>
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
<h3>Figures</h3>
<div class="figures">
${figures.map(drawn).join('\n')}
</div>
${others.map(section).join('\n')}`,
	);
}
