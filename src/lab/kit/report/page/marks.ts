/** Symbols of verdicts, which differ by shape, color and label. */
import { html } from 'htm/preact';
import { countOf, type Judgment } from '../claim.ts';
import type { Judged } from '../rule.ts';

const LOOKS: Record<Judged, { class: string; path: string; said: [one: string, many: string] }> = {
	holds: { class: 'holds', path: 'm5 12.5 4.500 4.500L19 7.500', said: ['holds', 'hold'] },
	differs: { class: 'differs', path: 'M6 9.500h12M6 14.500h12M15.500 5l-7 14', said: ['differs', 'differ'] },
	'cannot be told': {
		class: 'untold',
		path: 'M9 9.200A3 3 0 0 1 12 6.500c1.700 0 3 1.100 3 2.700 0 2.300-3 2.400-3 4.800M12 17.600v.2',
		said: ['cannot be told', 'cannot be told'],
	},
};
const VERDICTS = Object.keys(LOOKS) as Judged[];

export const classOf = (verdict: Judged) => LOOKS[verdict].class;

export const Mark = ({ verdict }: { verdict: Judged }) =>
	html`<span class=${`mark ${classOf(verdict)}`} role="img" aria-label=${verdict}>
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${LOOKS[verdict].path} /></svg>
	</span>`;

export const Counts = ({ verdicts }: { verdicts: readonly Judgment[] }) =>
	html`<div class="counts">
		${VERDICTS.map((verdict) => {
			const count = countOf(verdicts, verdict);
			return html`<div class="count" key=${verdict}>
				<${Mark} verdict=${verdict} /><b>${count}</b><small>${LOOKS[verdict].said[count === 1 ? 0 : 1]}</small>
			</div>`;
		})}
		<${Waffle} verdicts=${verdicts} />
	</div>`;

export const Waffle = ({ verdicts }: { verdicts: readonly Judgment[] }) =>
	html`<div class="waffle" aria-hidden="true">
		${VERDICTS.flatMap((verdict) =>
			Array.from({ length: countOf(verdicts, verdict) }, (_, i) => html`<i key=${i} class=${classOf(verdict)} />`),
		)}
	</div>`;
