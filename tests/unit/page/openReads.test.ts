import { expect, test } from 'vitest';
import { openReads } from './openReads.ts';

/** Ours by the type of its parts: `b` has none of its own. */
const OWN = /^src\/page\/overlay\/elements\.ts:\d+ made\./;

const CARELESS = `
export const a = (x: Element) => x.parentElement;
export const b = (x: Element) => x?.matches('a');
export const c = ({ body }: Document) => body;
export const d = <T extends HTMLElement>(x: T) => x.style;
export const e = (x: Node) => (x as Partial<ShadowRoot>).host;
export const f = (x: Node) => 'host' in x;
export const g = (x: HTMLFormElement) => ({ ...x });
export const h = ({ target: { addEventListener } }: { target: EventTarget }) => addEventListener;
export const i = (x: Node) => { const { length } = x as Text; return length; };
export const j = (x: HTMLElement, name: 'id') => x[name];
export const k = (x: Document | ShadowRoot) => x.activeElement;
`;
const CAREFUL = `
import { get } from './src/page/dom.ts';
export const a = (x: Element) => get(x, 'parentElement');
export const b = (x: HTMLInputElement | null) => x?.value;
export const c = (x: HTMLDivElement, y: ShadowRoot, z: Text) => [x.id, y.host, z.data];
export const d = ({ document }: Window) => document;
export const e = (x: Element) => x instanceof HTMLTextAreaElement && x.value;
`;

test('scripts in pages never directly read a property that named elements can shadow', () => {
	const reads = openReads(['src/page', 'entrypoints/*.ts'], {
		'made/careless.ts': CARELESS,
		'made/careful.ts': CAREFUL,
	});
	const careless = CARELESS.trim().split('\n');
	const lines = reads.filter((read) => read.startsWith('made/')).map((read) => read.split(' ')[0]);
	expect(lines).toEqual(careless.map((_, i) => `made/careless.ts:${i + 2}`));
	expect(reads.filter((read) => !read.startsWith('made/') && !OWN.test(read))).toEqual([]);
});
