/** The elements of the overlay: the host in the page, and the content of its closed shadow root. */
import { call, createDiv } from '../dom.ts';
import { elements } from './elements.ts';
import { STYLE } from './style.ts';

export type Host = ReturnType<typeof createHost>;

const HOST_STYLE: Record<string, string> = {
	all: 'initial',
	display: 'block',
	position: 'fixed',
	inset: '0',
	contain: 'strict',
	overflow: 'hidden',
	'pointer-events': 'none',
};

export function createHost(document: Document) {
	const host = createDiv(document);
	for (const [name, value] of Object.entries(HOST_STYLE)) host.style.setProperty(name, value, 'important');
	const { cssText } = host.style;
	host.popover = 'manual';
	const root = host.attachShadow({ mode: 'closed' });
	const style = call(document, 'createElement', 'style') as HTMLStyleElement;
	style.textContent = STYLE;
	const make = elements(document);
	const [probe, stage, status] = [make('div', 'probe'), make('div', 'stage'), make('div', 'status')];
	status.setAttribute('role', 'status');
	const layer = make('div', 'layer', probe, stage, status);
	root.append(style, layer);
	return {
		host,
		layer,
		stage,
		status,
		/** Of a known size, to measure the page's CSS `zoom`. */
		probe,
		/** Whether the styles are as created. A page's policy may block one for a host that the page has re-inserted. */
		isIntact: () => host.style.cssText === cssText && style.sheet !== null,
	};
}
