import { ALGORITHMS } from '../attacks/attack.ts';
import { KS } from '../attacks/statistics.ts';
import type { Results, Verdict } from './claims.ts';
import type { Description } from './describe.ts';
import { type Figure, legendOf, toSvg } from './figure.ts';

/** Everything that `lab paper` found. */
export interface PaperReport {
	about: string;
	seconds: number;
	description: Description;
	results: Results;
	verdicts: Verdict[];
	/** Made-up mentions only: Scoring's rates where people mention rarer films. */
	sensitivity: { skew: number; medianRaters: number; scoring: number; tfidf: number }[];
}

const escaped = (text: string) =>
	text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const table = (head: readonly string[], rows: readonly (readonly string[])[], caption: string) => `<table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${escaped(first!)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table>`;

const drawn = (figure: Figure) => `<figure>
<figcaption>${escaped(figure.title)}</figcaption>
<p class="legend">${legendOf(figure)
	.map(({ name, colour }) => `<span><i style="background:${colour}"></i>${escaped(name)}</span>`)
	.join(' ')}${figure.series.some(({ paper }) => paper) ? '<span>× the paper</span>' : ''}</p>
${toSvg(figure)}
</figure>`;

const STYLE = `
:root { color-scheme: light dark; --line: #8884; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; font-variant-numeric: tabular-nums }
caption { text-align: left; font-weight: 600; padding: .3rem 0 }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: normal }
thead th { font-weight: 600 }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: 0 2rem }
figure { margin: 1.5rem 0 } figcaption { font-weight: 600 }
svg { max-width: 100%; height: auto }
.legend { margin: .2rem 0; font-size: .85rem } .legend span { margin-right: 1rem; white-space: nowrap }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em; border-radius: 2px }`;

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
		['', 'paper', 'here'],
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

/** The report as one page that needs nothing else. */
export function toHtml(report: PaperReport, figures: readonly Figure[]): string {
	const { about, seconds, description, results, verdicts, sensitivity } = report;
	const held = verdicts.filter(({ holds }) => holds).length;
	const { algorithms } = results.identify;
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You Are What You Say, reproduced</title><style>${STYLE}</style></head><body>
<h1>“You Are What You Say”, reproduced</h1>
<p>${escaped(about)}. All experiments took ${seconds.toFixed(0)} seconds. ${held} of ${verdicts.length} claims of the paper (Frankowski et al., SIGIR 2006) hold here; a figure holds where the paper's lies within the 95 % interval of ours.</p>
${marginals(description)}
<h2>Claim by claim</h2>
${table(
	['claim', 'paper', 'here (95 %)', 'verdict', 'by how much', 'why'],
	verdicts.map((v) => [v.claim, v.paper, v.here, v.holds ? 'holds' : 'differs', v.difference, v.why]),
	'The paper against this run',
)}
<h2>All algorithms</h2>
${table(
	['', ...KS.map((k) => `k = ${k}`), 'mean log2 rank', 'wrongly accused at k = 1'],
	ALGORITHMS.map((name) => {
		const { k, interval, meanLog2Rank, control } = algorithms[name];
		return [
			name,
			...KS.map((n) => `${share(k[n])} (${share(interval[n]![0])}-${share(interval[n]![1])})`),
			meanLog2Rank.toFixed(2),
			share(control[1]),
		];
	}),
	'Part of the people within the first k; wrongly accused: of people who are not in the database, those for whom somebody else alone heads the list',
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
</div>
</body></html>
`;
}
