/** Pages that need nothing else: text, tables and figures as HTML. */
import { toSvg } from './draw.ts';
import { type Figure, type Look, looksOf } from './figure.ts';

/** What is markup already. */
export interface Html {
	html: string;
}

/** Text as markup. */
export const escaped = (text: string) =>
	text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const cell = (text: string | Html) => (typeof text === 'string' ? escaped(text) : text.html);

type Rows = readonly (readonly (string | Html)[])[];

const lines = (rows: Rows) =>
	rows
		.map(
			([first, ...rest]) =>
				`<tr><th scope="row">${cell(first!)}</th>${rest.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`,
		)
		.join('\n');

const framed = (head: readonly string[], bodies: string, caption: string) =>
	`<div class="scroll" role="region" tabindex="0" aria-label="${escaped(caption)}"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>
${bodies}
</table></div>`;

/** A table whose first column names the rows, in a part of the page that scrolls by itself. */
export const table = (head: readonly string[], rows: Rows, caption: string) =>
	framed(head, `<tbody>${lines(rows)}</tbody>`, caption);

/** The same, with rows in groups that have titles. */
export const grouped = (head: readonly string[], groups: readonly { title: string; rows: Rows }[], caption: string) =>
	framed(
		head,
		groups
			.map(
				({ title, rows }) =>
					`<tbody><tr><th scope="rowgroup" colspan="${head.length}">${escaped(title)}</th></tr>\n${lines(rows)}</tbody>`,
			)
			.join('\n'),
		caption,
	);

const swatch = ({ colour, dash, symbol }: Look, kind: Figure['kind']) => {
	const shape = {
		line: `<path d="M0 6H36" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
		dots:
			symbol === 'circle'
				? `<circle cx="18" cy="6" r="4" fill="${colour}"/>`
				: `<path d="M18 1l5 9H13z" fill="${colour}"/>`,
		bars: `<path d="M12 0h12v12H12z" fill="${colour}"/>`,
	};
	return `<svg width="36" height="12" aria-hidden="true">${shape[kind]}</svg>`;
};

/** A figure with its legend. */
export const drawn = (figure: Figure) => `<figure>
<figcaption>${escaped(figure.title)}</figcaption>
<p class="legend">${looksOf(figure)
	.map((look) => `<span>${swatch(look, figure.kind)} ${escaped(look.name)}</span>`)
	.join(' ')}${figure.series.some(({ paper }) => paper) ? ' <span>× the paper</span>' : ''}</p>
${toSvg(figure)}
</figure>`;

const STYLE = `
:root { color-scheme: light dark; --line: #8884; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem } h2 { font-size: 1.3rem; margin-top: 3rem } h3 { font-size: 1.1rem; margin-top: 2rem } h4 { font-size: 1rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto; margin: 1rem 0 }
caption { text-align: left; font-weight: 600; padding: .3rem 0 }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: normal }
thead th, th[scope='rowgroup'] { font-weight: 600 } th[scope='rowgroup'] { padding-top: .9rem }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: 0 2rem }
figure { margin: 1.5rem 0 } figcaption { font-weight: 600 }
svg { max-width: 100%; height: auto }
.legend { margin: .2rem 0; font-size: .85rem } .legend span { margin-right: 1rem; white-space: nowrap }
.notes { font-size: .9rem } sup { line-height: 0 }
blockquote { margin: 0; border-left: 3px solid var(--line); padding-left: 1rem } .act { list-style: none; padding: 0 }
p, h1, td, th { overflow-wrap: anywhere }
@media print { .scroll { overflow: visible } }`;

/** A whole page. @param body markup */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>
`;
