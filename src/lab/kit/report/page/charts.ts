/** Figures on a page, with a legend and their data. */
import { html } from 'htm/preact';
import { toSvg } from '../draw.ts';
import { type Figure, type Look, looksOf, toCsv } from '../figure.ts';

const SIZE = { width: 380, height: 270 };

const Swatch = ({ look: { color, dash, symbol }, kind = 'line' }: { look: Look; kind?: Figure['kind'] }) => {
	const shape = {
		line: html`<path d="M0 6H28" stroke=${color} stroke-width="2" stroke-dasharray=${dash} />`,
		dots:
			symbol === 'circle'
				? html`<circle cx="14" cy="6" r="4" fill=${color} />`
				: html`<path d="M14 1l5 9H9z" fill=${color} />`,
		bars: html`<path d="M8 0h12v12H8z" fill=${color} />`,
	};
	return html`<svg width="28" height="12" aria-hidden="true">${shape[kind]}</svg>`;
};

const Legend = ({ figure, crosses }: { figure: Figure; crosses: boolean }) =>
	html`<p class="legend">
		${looksOf(figure).map(
			(look) => html`<span key=${look.name}><${Swatch} look=${look} kind=${figure.kind} />${look.name}</span>`,
		)}
		${crosses && html`<span key="paper">× the paper</span>`}
	</p>`;

const Download = ({ figure }: { figure: Figure }) =>
	html`<a
		class="download note"
		download=${`${figure.id}.csv`}
		href=${`data:text/csv;base64,${Buffer.from(toCsv(figure)).toString('base64')}`}
		aria-label=${`Data as CSV: ${figure.title}`}
		>Data as CSV</a
	>`;

const drawn = (figure: Figure, part: 'paper' | 'here' | 'both') => ({
	dangerouslySetInnerHTML: { __html: toSvg(figure, { ...SIZE, part }) },
});

export const Chart = ({ figure }: { figure: Figure }) =>
	html`<figure id=${`figure-${figure.id}`}>
		<figcaption><strong>${figure.title}</strong></figcaption>
		<${Legend} figure=${figure} crosses=${hasPaper(figure)} />
		<div ...${drawn(figure, 'both')} />
		<${Download} figure=${figure} />
	</figure>`;

export const hasPaper = ({ series }: Figure) => series.some(({ paper }) => paper);

export const ChartPair = ({ figure, size }: { figure: Figure; size: string }) =>
	html`<div class="pair" id=${`figure-${figure.id}`}>
		<${Legend} figure=${figure} crosses=${false} />
		<div class="charts">
			<figure>
				<figcaption><strong>Paper</strong><span>as printed, without intervals</span></figcaption>
				<div ...${drawn(figure, 'paper')} />
			</figure>
			<figure>
				<figcaption><strong>Here</strong><span>${size}${hasIntervals(figure) && '; 95 % intervals'}</span></figcaption>
				<div ...${drawn(figure, 'here')} />
			</figure>
		</div>
		<${Download} figure=${figure} />
	</div>`;

const hasIntervals = ({ series }: Figure) => series.some(({ points }) => points.some(({ low }) => low !== undefined));
