/** The claims of a paper: the main ones as a matrix, the others as lines, and all of them as a table with notes. */
import { html } from 'htm/preact';
import { Table, WideTable } from '../../markup/table.ts';
import type { Judgment } from '../kit/report/claim.ts';
import { percent } from '../kit/report/format.ts';
import { classOf, Mark } from '../kit/report/page/marks.ts';
import { Strip, StripAxis } from '../kit/report/page/strip.ts';

/** The claims with a cell in the table of main figures, the paper's figure next to the run's. */
export function Matrix({ title, verdicts }: { title: string; verdicts: readonly Judgment[] }) {
	const cells = verdicts.filter(({ cell }) => cell !== undefined);
	const rows = [...new Set(cells.map(({ cell }) => cell!.row))];
	const columns = [...new Set(cells.map(({ cell }) => cell!.column))];
	const at = (row: string, column: string) => cells.find(({ cell }) => cell!.row === row && cell!.column === column);
	return html`<${Table}
		class="matrix"
		head=${[title, ...columns]}
		rows=${rows.map((row) => [row, ...columns.map((column) => cellOf(at(row, column)))])}
	/>`;
}

const cellOf = (judgment: Judgment | undefined) => {
	if (judgment === undefined) return '–';
	const { verdict, measured, brief, here, paper } = judgment;
	return html`<span class="cell"
		><${Mark} verdict=${verdict} /><span
			><b>${measured ? percent(measured.value) : (brief ?? here)}</b> <small>paper: ${paper}</small></span
		></span
	>`;
};

/** Notes that are listed once and linked to by number. */
export interface Notes {
	texts: readonly string[];
	/** Prefix of the ids of the notes, before the number. */
	id: string;
}

const NoteLinks = ({ texts, notes }: { texts: readonly string[]; notes: Notes }) =>
	texts.map((text, i) => {
		const number = notes.texts.indexOf(text) + 1;
		return html`${i > 0 && ', '}<a key=${number} href=${`#${notes.id}-${number}`}>${number}</a>`;
	});

/** A claim that unfolds to the words of the paper it rests on. */
const Stated = ({ claim, basis: { place, quote } }: Pick<Judgment, 'claim' | 'basis'>) =>
	html`<details class="basis"><summary>${claim}</summary><q>${quote}</q> <span class="soft">${place}</span></details>`;

export const ClaimLines = ({ verdicts, notes }: { verdicts: readonly Judgment[]; notes: Notes }) =>
	html`${verdicts.some(({ measured }) => measured) && html`<${StripAxis} />`}
		<ul>
			${verdicts.map(
				(one) => html`<li class=${`claim ${classOf(one.verdict)}`} key=${one.claim}>
					<${Mark} verdict=${one.verdict} />
					<div>
						<${Stated} ...${one} />
						<span class="detail"
							>Here ${one.here}; paper: ${one.paper}.${
								one.why.length > 0 &&
								html` ${one.why.length === 1 ? 'Note' : 'Notes'} <${NoteLinks} texts=${one.why} notes=${notes} />.`
							}</span
						>
					</div>
					${
						one.measured &&
						html`<${Strip}
							...${one.measured}
							look=${classOf(one.verdict)}
							label=${`Here ${one.here}, paper ${one.paper}`}
						/>`
					}
				</li>`,
			)}
		</ul>`;

export const AllClaims = ({
	label,
	verdicts,
	rules,
	notes,
}: {
	label: string;
	verdicts: readonly Judgment[];
	rules: Notes;
	notes: Notes;
}) =>
	html`<${WideTable}
		label=${label}
		head=${['Claim', 'Verdict', 'Paper', 'Here, 95 % interval', 'By how much', 'Rule', 'Notes']}
		rows=${verdicts.map((one) => [
			html`<${Stated} ...${one} />`,
			html`<${Mark} verdict=${one.verdict} />`,
			one.paper,
			one.here,
			one.difference,
			html`<${NoteLinks} texts=${[one.rule.text]} notes=${rules} />`,
			html`<${NoteLinks} texts=${one.why} notes=${notes} />`,
		])}
	/>`;

export const NoteList = ({ notes }: { notes: Notes }) =>
	html`<ol class="notes">
		${notes.texts.map(
			(text, i) => html`<li key=${i} id=${`${notes.id}-${i + 1}`}><b>${i + 1}</b><span>${text}</span></li>`,
		)}
	</ol>`;
