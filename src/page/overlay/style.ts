/** The overlay's style: the colours of the extension's own pages, nothing inherited from the page. */

/**
 * Random prefix of our custom properties. `registerProperty` applies to closed shadow roots too: a page that knew a name
 * could register it as transparent and not inherited, and trick its user into clicking an invisible button.
 */
export const OWN = `--${crypto.getRandomValues(new Uint32Array(4)).join('')}-`;

const NAMED = `
/* What a page adds to our element would lie over what is drawn. */
:host::before, :host::after { content: none !important; display: none !important; }
.layer {
	all: initial;
	position: fixed; inset: 0; overflow: clip; contain: strict;
	direction: ltr;
	color-scheme: light dark;
	--card: #fff; --ink: #1d1c1a; --soft: #67645d; --line: #e6e2d9; --edge: #8d897f;
	--herring: #b93a23; --sea: #1b666f; --on-sea: #fff; --sea-soft: #e3f0f0; --shade: #1d1c1a2e;
	font: 14px/1.4 system-ui, sans-serif;
	color: var(--ink);
}
@media (prefers-color-scheme: dark) {
	.layer {
		--card: #201f1c; --ink: #f2efe8; --soft: #a8a297; --line: #35322c; --edge: #7d786e;
		--herring: #ef7a62; --sea: #6fc1c6; --on-sea: #10201f; --sea-soft: #17302f; --shade: #000a;
	}
}
.layer, .layer * { box-sizing: border-box; pointer-events: none; user-select: none; }
.layer > * { position: absolute; left: 0; top: 0; }
.stage { width: 0; height: 0; overflow: hidden; visibility: hidden; contain: strict; }
.probe { width: 100px; height: 0; }
.status { width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.none { display: none; }
[data-text]::before { content: attr(data-text); }
button::before { content: attr(aria-label); }

.mark {
	color: var(--mark, var(--herring));
	background: repeating-linear-gradient(90deg, currentColor 0 7px, #0000 7px 10px) 0 100% / 100% 2px no-repeat;
	forced-color-adjust: none;
}
.vertical .mark {
	background: repeating-linear-gradient(currentColor 0 7px, #0000 7px 10px) 0 0 / 2px 100% no-repeat;
}
/* What may be a film is dotted: a question, not a claim. */
.mark.maybe { background-image: repeating-linear-gradient(90deg, currentColor 0 2px, #0000 2px 6px); }
.vertical .mark.maybe { background-image: repeating-linear-gradient(currentColor 0 2px, #0000 2px 6px); }
.mark.lit { background-color: color-mix(in srgb, currentColor 14%, #0000); }

.card, .notice {
	background: var(--card);
	border: 1px solid var(--line);
	border-radius: 12px;
	box-shadow: 0 1px 2px var(--shade), 0 10px 28px -8px var(--shade);
	max-width: min(304px, 100% - 12px);
	max-height: calc(100% - 12px);
	overflow: hidden;
	overflow-wrap: anywhere;
}
.card { width: 304px; padding: 12px 12px 0; }
.notice { display: flex; gap: 9px; align-items: start; padding: 9px 13px 9px 11px; font-size: 13px; }
.notice::before { content: ''; flex: none; width: 3px; align-self: stretch; border-radius: 2px; background: var(--herring); }
p { margin: 0; }
.film { padding-right: 26px; font-size: 15px; line-height: 1.35; unicode-bidi: plaintext; }
.film > span { color: var(--soft); }
.film b { font-weight: 650; }
.cost { margin: 2px 0 10px; font-size: 13px; }
.cost b, .notice b { font-weight: 650; color: var(--herring); }
.cost b.then { color: var(--sea); }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 12px; }
.row.list { flex-direction: column; margin-top: 8px; }
.row.foot { justify-content: space-between; gap: 0 12px; margin: 0 -12px; padding: 6px 12px; border-top: 1px solid var(--line); }
.row.menu { margin: 0; padding-bottom: 8px; gap: 0; }
button {
	font: inherit; font-size: 13px; font-weight: 550; text-align: start;
	color: var(--ink); background: var(--card);
	border: 1px solid var(--edge); border-radius: 8px;
	margin: 0; padding: 3px 12px; min-height: 32px; max-width: 100%;
	unicode-bidi: plaintext;
}
button.first { color: var(--on-sea); background: var(--sea); border-color: var(--sea); }
.foot button, .menu button, button.icon { background: none; border: 0; border-radius: 4px; padding: 0; font-weight: 400; }
.foot button {
	color: var(--soft); min-height: 26px; font-size: 12px;
	text-decoration: underline; text-underline-offset: 2px;
}
.menu button { display: flex; flex-direction: row-reverse; justify-content: start; gap: 10px; align-items: center; padding: 0 8px; }
button.icon { color: var(--soft); width: 28px; min-height: 26px; display: grid; place-items: center; flex: none; }
button.icon::before { content: none; }
button.x { position: absolute; right: 8px; top: 8px; }
.i { width: 18px; height: 18px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.i.thick { stroke-width: 3.5; }
.menu .i { color: var(--soft); }
.card.told { display: flex; gap: 10px; align-items: center; padding: 8px 8px 8px 12px; }
.told .i { color: var(--sea); }
.told .cost { margin: 0; flex: 1; }
button.over { border-color: var(--ink); }
button.first.over { border-color: var(--sea); background: color-mix(in srgb, var(--sea) 86%, var(--ink)); }
.foot button.over, button.icon.over { color: var(--ink); }
.menu button.over { background: var(--sea-soft); }
button.current { outline: 2px solid var(--sea); outline-offset: 2px; }
.foot button.current, .menu button.current { outline-offset: 0; }
@media (max-width: 340px), (max-height: 260px) {
	.card { padding: 8px 10px 0; }
	.cost { margin-bottom: 7px; }
	.row { margin-bottom: 8px; }
}
@media (forced-colors: active) {
	.mark { color: CanvasText; }
	.mark.lit { background-color: #0000; outline: 2px solid Highlight; }
	.card, .notice { border-color: CanvasText; }
	button.over { border-color: Highlight; }
	button.current { outline-color: Highlight; }
	.notice::before { background: CanvasText; }
}
/* Painted as the others are, at the least that a screen can show: a page can time painting with a view transition. */
.layer .mark.unseen { color: rgb(0 0 0 / 0.4%); outline-color: rgb(0 0 0 / 0.4%); }
.notice.unseen { opacity: 0.004; }
.card.unseen { visibility: hidden; }
`;

export const STYLE = NAMED.replace(/--(?=[a-z])/g, OWN);
