/** Draws a share with its interval on a line from 0 to 100 %, with the paper's figure. */
import { html } from 'htm/preact';
import type { Measured } from '../rule.ts';

const [WIDTH, HEIGHT, EDGE] = [168, 20, 5];
const at = (share: number) => EDGE + Math.min(1, Math.max(0, share)) * (WIDTH - 2 * EDGE);

interface StripProps extends Omit<Measured, 'paper' | 'interval'> {
	interval: Measured['interval'] | null;
	paper?: number;
	look?: string;
	label: string;
}

export function Strip({ value, interval, paper, look = 'holds', label }: StripProps) {
	const middle = HEIGHT / 2;
	return html`<svg class=${`strip ${look}`} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
		<path class="track" d=${`M${EDGE} ${middle}H${WIDTH - EDGE}`} />
		${
			interval !== null &&
			html`<rect
			class="interval"
			x=${at(interval[0]).toFixed(1)}
			y=${middle - 3}
			width=${(at(interval[1]) - at(interval[0])).toFixed(1)}
			height="6"
			rx="3"
		/>`
		}
		<circle class="here" cx=${at(value).toFixed(1)} cy=${middle} r="4.5" />
		${paper !== undefined && html`<path class="paper-figure" d=${`M${at(paper).toFixed(1)} 3v${HEIGHT - 6}`} />`}
	</svg>`;
}

export const StripLegend = ({ paper = true }: { paper?: boolean }) =>
	html`<div class="legend">
		<span
			><svg width="28" height="14" viewBox="0 0 28 14" class="strip-key holds" aria-hidden="true">
				<rect x="1" y="4" width="26" height="6" rx="3" fill="var(--sea)" opacity=".35" />
				<circle cx="14" cy="7" r="4.5" fill="var(--sea)" /></svg
			>here, 95 % interval</span
		>
		${
			paper &&
			html`<span
			><svg width="6" height="14" viewBox="0 0 6 14" aria-hidden="true">
				<path d="M3 0v14" stroke="var(--ink)" stroke-width="2" /></svg
			>paper</span
		>`
		}
	</div>`;

export const StripAxis = () =>
	html`<div class="strip-axis" aria-hidden="true"><span></span><span><span>0</span><span>50</span><span>100 %</span></span></div>`;
