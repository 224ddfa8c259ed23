import { html } from 'htm/preact';
import { WideTable } from '../../markup/table.ts';
import type { Figure } from '../kit/report/figure.ts';
import { Chart } from '../kit/report/page/charts.ts';
import { type Entry, Fold, Panel, pageOf } from '../kit/report/page/page.ts';
import { Strip, StripLegend } from '../kit/report/page/strip.ts';
import type { Analysis, Compared } from './analysis.ts';
import { caveats, READING, studySentences } from './caveats.ts';
import {
	ARMS_HEAD,
	armRow,
	COMPARED_HEAD,
	comparedRows,
	estimateCell,
	flowHead,
	flowRows,
	leftOutRows,
	MOST_LEFT_OUT,
	MULTIPLIED,
	measuresOf,
	PRIMARY_HEAD,
	primaryRows,
} from './cells.ts';

export function toHtml(analysis: Analysis, figures: readonly Figure[]): string {
	const { study } = analysis;
	const title = `${study.title}: analysis`;
	return pageOf(
		title,
		contentsOf(analysis),
		html`<header class="title">
				<h1>${title}</h1>
				<p>Study ${study.id}, version ${study.version}, SHA-256 ${study.hash}.</p>
			</header>
			<p class="summary">${studySentences(analysis).join(' ')}</p>
			<ul class="remarks" aria-label="Before reading">
				${caveats(analysis).map((text) => html`<li key=${text}>${text}</li>`)}
			</ul>
			<${Arms} analysis=${analysis} />
			<${Stated} primary=${analysis.primary} />
			<${Measures} id="measures" title="What they did" measures=${measuresOf(analysis, false)} />
			<${Fatigue} fatigue=${analysis.fatigue} figure=${figures.find(({ id }) => id === 'study-fatigue')} />
			${analysis.questions.map(
				({ id, text, answers }) =>
					html`<${Panel} level=${2} key=${id} id=${`question-${id}`} title=${text} about=${html`<${StripLegend} paper=${false} />`}>
						<div class="body">
							<${ComparedTable}
								label=${text}
								groups=${answers.map(({ answer, arms }) => ({ title: answer, arms, isPart: true }))}
							/>
						</div>
					<//>`,
			)}
			<${LookUp} analysis=${analysis} figures=${figures.filter(({ id }) => id !== 'study-fatigue')} />`,
	);
}

function contentsOf(analysis: Analysis): Entry[] {
	const { primary, fatigue, questions, leftOut } = analysis;
	return [
		{ id: 'arms', name: 'Who took part' },
		...(primary.length > 0 ? [{ id: 'primary', name: STATED }] : []),
		{ id: 'measures', name: 'What they did' },
		...(fatigue.length > 0 ? [{ id: 'fatigue', name: 'Fatigue' }] : []),
		...questions.map(({ id, text }) => ({ id: `question-${id}`, name: text })),
		{ id: 'reading', name: 'How to read it' },
		...(measuresOf(analysis, true).length > 0 ? [{ id: 'multiplied', name: 'By several fields' }] : []),
		{ id: 'figures', name: 'Figures' },
		{ id: 'left-out', name: `Left out: ${leftOut.length}` },
	];
}

const STATED = 'What the study was made to see';

const Stated = ({ primary }: { primary: Analysis['primary'] }) =>
	primary.length > 0 &&
	html`<${Panel} level=${2} id="primary" title=${STATED}>
		<div class="body">
			<${WideTable} label=${STATED} head=${PRIMARY_HEAD} rows=${primaryRows(primary)} />
		</div>
	<//>`;

const Arms = ({ analysis }: { analysis: Analysis }) =>
	html`<${Panel} level=${2} id="arms" title="Who took part">
		<div class="body">
			<${WideTable} label="The flow of participants" head=${flowHead(analysis)} rows=${flowRows(analysis)} />
			<${WideTable}
				label="Who took part"
				head=${[...ARMS_HEAD, 'what it shows']}
				rows=${analysis.arms.map((arm) => [...armRow(arm), arm.about])}
			/>
		</div>
	<//>`;

const Measures = ({ id, title, measures }: { id: string; title: string; measures: Analysis['measures'] }) =>
	html`<${Panel} level=${2} id=${id} title=${title} about=${html`<${StripLegend} paper=${false} />`}>
		<div class="body"><${MeasureTable} label=${title} measures=${measures} /></div>
	<//>`;

const MeasureTable = ({ label, measures }: { label: string; measures: Analysis['measures'] }) =>
	html`<${ComparedTable}
		label=${label}
		groups=${measures.map(({ title, kind, arms }) => ({ title, arms, isPart: kind === 'part' }))}
	/>`;

interface ComparedGroup {
	title: string;
	arms: readonly Compared[];
	/** Whether it ranges from 0 to 1 and can be drawn as a share. */
	isPart: boolean;
}

/** A table of arms by measure or answer, with parts drawn on a line from 0 to 1. */
const ComparedTable = ({ label, groups }: { label: string; groups: readonly ComparedGroup[] }) =>
	html`<${WideTable}
		label=${label}
		head=${[COMPARED_HEAD[0], '0 to 1', ...COMPARED_HEAD.slice(1)]}
		groups=${groups.map(({ title, arms, isPart }) => ({
			title,
			rows: comparedRows(arms).map(([arm, ...cells], i) => [arm, isPart ? drawn(arms[i]!) : '', ...cells]),
		}))}
	/>`;

const drawn = ({ estimate }: Compared) =>
	estimate === null
		? ''
		: html`<${Strip} value=${estimate.value} interval=${estimate.interval} label=${estimateCell(estimate)} />`;

const Fatigue = ({ fatigue, figure }: { fatigue: Analysis['fatigue']; figure: Figure | undefined }) =>
	fatigue.length > 0 &&
	html`<${Panel} level=${2} id="fatigue" title="Fatigue: how the part of advice that is followed changes">
		<div class="body charts">
			${figure && html`<${Chart} figure=${figure} />`}
			<${WideTable}
				label="Fatigue"
				head=${['arm', 'change from week to week (95 %)', 'people']}
				rows=${fatigue.map(({ arm, slope }) => [arm, estimateCell(slope), String(slope?.people ?? 0)])}
			/>
		</div>
	<//>`;

function LookUp({ analysis, figures }: { analysis: Analysis; figures: readonly Figure[] }) {
	const { leftOut } = analysis;
	const multiplied = measuresOf(analysis, true);
	return html`<section class="panel" aria-label="To look up">
		<${Fold} level=${2} id="reading" title="How to read it" hint=${`${READING.length} remarks`}>
			<ul class="notes">
				${READING.map((text) => html`<li key=${text}><b aria-hidden="true">–</b><span>${text}</span></li>`)}
			</ul>
		<//>
		${
			multiplied.length > 0 &&
			html`<${Fold} level=${2} id="multiplied" title=${MULTIPLIED} hint=${`${multiplied.length} measures`}>
				<${MeasureTable} label=${MULTIPLIED} measures=${multiplied} />
			<//>`
		}
		<${Fold} level=${2} id="figures" title="Figures" hint=${`${figures.length} figures`}>
			<div class="charts">${figures.map((figure) => html`<${Chart} key=${figure.id} figure=${figure} />`)}</div>
		<//>
		<${Fold} level=${2} id="left-out" title="Left out" hint=${`${leftOut.length} files`}>
			${
				leftOut.length === 0
					? html`<p>Every export could be used.</p>`
					: html`<p>
								${leftOut.length} files could not be used${leftOut.length > MOST_LEFT_OUT && `; the first ${MOST_LEFT_OUT}`}:
							</p>
							<${WideTable}
								label="Files that were left out"
								head=${['file', 'why', 'reasons']}
								rows=${leftOutRows(leftOut)}
							/>`
			}
		<//>
	</section>`;
}
