import { html } from 'htm/preact';
import { WideTable } from '../../markup/table.ts';
import { countsSentence } from '../kit/report/claim.ts';
import { Chart, ChartPair, hasPaper } from '../kit/report/page/charts.ts';
import { Counts } from '../kit/report/page/marks.ts';
import { type Entry, Fold, Panel } from '../kit/report/page/page.ts';
import { StripLegend } from '../kit/report/page/strip.ts';
import { AllClaims, ClaimLines, Matrix, NoteList, type Notes } from './reportClaims.ts';
import type { PaperRun } from './run.ts';

const notesOf = ({ id, verdicts }: PaperRun): { rules: Notes; notes: Notes } => ({
	rules: { id: `${id}-rule`, texts: [...new Set(verdicts.map(({ rule }) => rule.text))] },
	notes: { id: `${id}-note`, texts: [...new Set(verdicts.flatMap(({ why }) => why))] },
});

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
const mainOf = ({ figures, main }: PaperRun) => figures.filter(({ id }) => main.includes(id));
const othersOf = ({ figures, main }: PaperRun) => figures.filter(({ id }) => !main.includes(id));
const withoutCell = ({ verdicts }: PaperRun) => verdicts.filter(({ cell }) => cell === undefined);

export function entryOf(run: PaperRun): Entry {
	const { id, title, tables, verdicts } = run;
	const parts: [string, string, boolean][] = [
		['score', 'Scoreboard', verdicts.length > 0],
		['figures', 'Main figures', mainOf(run).length > 0],
		['claims', 'Other claims', withoutCell(run).length > 0],
		['data', 'Tables', tables.length > 0],
		['more', 'More figures', othersOf(run).length > 0],
		['all', `All ${verdicts.length} claims`, verdicts.length > 0],
		['rules', 'Rules', verdicts.length > 0],
		['notes', 'Why some differ', notesOf(run).notes.texts.length > 0],
	];
	const standing = parts.filter(([, , stands]) => stands);
	return { id, name: title, parts: standing.map(([part, name]) => ({ id: `${id}-${part}`, name })) };
}

export function PaperSection({ run }: { run: PaperRun }) {
	const { id, title, source, people, about, size, seconds, verdicts, sentences, matrix } = run;
	const others = withoutCell(run);
	const { notes } = notesOf(run);
	return html`<section class="paper stack" id=${id} aria-labelledby=${`${id}-title`}>
		<header class="title">
			<h2 id=${`${id}-title`}>${title}</h2>
			<p>${source}, on ${people}. Here: ${about}. The experiments took ${seconds.toFixed(0)} seconds.</p>
		</header>
		<p class="summary"><b>On ${size}, ${countsSentence(verdicts)}.</b> ${sentences.join(' ')}</p>
		${
			verdicts.length > 0 &&
			html`<${Panel} id=${`${id}-score`} title="Scoreboard">
			<${Counts} verdicts=${verdicts} />
			${others.length < verdicts.length && html`<${Matrix} title=${matrix} verdicts=${verdicts} />`}
		<//>`
		}
		<${MainFigures} run=${run} />
		${
			others.length > 0 &&
			html`<${Panel}
				id=${`${id}-claims`}
				title=${others.length < verdicts.length ? `The other ${count(others.length, 'claim')}` : 'The claims'}
				about=${others.some(({ measured }) => measured) && html`<${StripLegend} />`}
				><${ClaimLines} verdicts=${others} notes=${notes}
			/><//>`
		}
		<${LookUp} run=${run} />
	</section>`;
}

function MainFigures({ run }: { run: PaperRun }) {
	const main = mainOf(run);
	const single = main.filter((figure) => !hasPaper(figure));
	return html`${main.filter(hasPaper).map(
		(figure, i) =>
			html`<${Panel} key=${figure.id} id=${i === 0 ? `${run.id}-figures` : `${run.id}-${figure.id}`} title=${figure.title}
					><div class="body"><${ChartPair} figure=${figure} size=${run.size} /></div
				><//>`,
	)}
	${
		single.length > 0 &&
		html`<${Panel}
			id=${single.length === main.length ? `${run.id}-figures` : `${run.id}-here`}
			title="Main figures"
			about=${html`<p>What was at hand of the paper has no numbers to draw next to them.</p>`}
			><div class="body charts">${single.map((figure) => html`<${Chart} key=${figure.id} figure=${figure} />`)}</div
		><//>`
	}`;
}

function LookUp({ run }: { run: PaperRun }) {
	const { id, title, tables, verdicts } = run;
	const others = othersOf(run);
	const { rules, notes } = notesOf(run);
	return html`<section class="panel" aria-label=${`${title}: to look up`}>
		${
			tables.length > 0 &&
			html`<${Fold} id=${`${id}-data`} title="Tables" hint=${count(tables.length, 'table')}>
			${tables.map(
				({ title, head, rows }) =>
					html`<div key=${title}><h4>${title}</h4><${WideTable} label=${title} head=${head} rows=${rows} /></div>`,
			)}
		<//>`
		}
		${
			others.length > 0 &&
			html`<${Fold} id=${`${id}-more`} title="More figures" hint=${count(others.length, 'figure')}>
			<div class="charts">${others.map((figure) => html`<${Chart} key=${figure.id} figure=${figure} />`)}</div>
		<//>`
		}
		${
			verdicts.length > 0 &&
			html`<${Fold} id=${`${id}-all`} title=${`All ${verdicts.length} claims`} hint="with intervals">
			<${AllClaims} label=${`${title}: all claims`} verdicts=${verdicts} rules=${rules} notes=${notes} />
		<//>
		<${Fold} id=${`${id}-rules`} title="When a claim holds" hint=${count(rules.texts.length, 'rule')}>
			<${NoteList} notes=${rules} />
		<//>`
		}
		${
			notes.texts.length > 0 &&
			html`<${Fold} id=${`${id}-notes`} title="Why some differ" hint=${count(notes.texts.length, 'note')}>
			<${NoteList} notes=${notes} />
		<//>`
		}
	</section>`;
}
