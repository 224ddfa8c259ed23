import type { Judgement } from '../kit/report/claim.ts';
import { summary } from '../kit/report/claim.ts';
import { drawn, escaped, pageOf, table } from '../kit/report/markup.ts';
import type { PaperRun } from './run.ts';

/** A link to one of some numbered notes. */
const numbered = (text: string, notes: readonly string[], kind: string, paper: string) => {
	const number = notes.indexOf(text) + 1;
	return `<sup><a href="#${paper}-${kind}-${number}">${kind} ${number}</a></sup>`;
};

const notesOf = (notes: readonly string[], kind: string, paper: string) =>
	`<ul class="notes">${notes.map((note, i) => `<li id="${paper}-${kind}-${i + 1}">${kind} ${i + 1}: ${escaped(note)}</li>`).join('\n')}</ul>`;

/** The claims, with the rules they were judged by and the reasons as notes, each given once. */
function judged(verdicts: readonly Judgement[], paper: string): string {
	const rules = [...new Set(verdicts.map(({ rule }) => rule.text))];
	const reasons = [...new Set(verdicts.flatMap(({ why }) => why))];
	const rows = verdicts.map((v) => [
		v.claim,
		v.paper,
		v.here,
		{ html: `${v.verdict} ${numbered(v.rule.text, rules, 'rule', paper)}` },
		v.difference,
		{ html: v.why.map((reason) => numbered(reason, reasons, 'note', paper)).join(' ') },
	]);
	return `${table(['claim', 'paper', 'here (95 %)', 'verdict', 'by how much', 'why not'], rows, 'The paper against this run')}
<h4>When a claim holds</h4>
${notesOf(rules, 'rule', paper)}
${reasons.length === 0 ? '' : `<h4>Why others do not</h4>\n${notesOf(reasons, 'note', paper)}`}`;
}

/** The section of a paper. */
const section = ({ id, title, source, about, seconds, verdicts, facts, figures }: PaperRun) =>
	`<h2 id="${id}">“${escaped(title)}”</h2>
<p>${escaped(source)}. ${escaped(about)}. The experiments took ${seconds.toFixed(0)} seconds. ${escaped(summary(verdicts))}</p>
${judged(verdicts, id)}
${facts.map(({ title, head, rows }) => table(head, rows, title)).join('\n')}
<div class="figures">
${figures.map(drawn).join('\n')}
</div>`;

/** The report as one page that needs nothing else. */
export const toHtml = (runs: readonly PaperRun[]): string =>
	pageOf(
		'The papers behind the advice, reproduced',
		`<h1>The papers behind the advice, reproduced</h1>
<nav aria-label="Papers"><ul>
${runs.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('\n')}
</ul></nav>
${runs.map(section).join('\n')}`,
	);
