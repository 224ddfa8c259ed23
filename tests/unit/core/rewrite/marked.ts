import { readFileSync } from 'node:fs';
import { edited } from '../../../../src/core/algorithms/edits.ts';
import type { Named } from '../../../../src/core/rewrite/items.ts';
import { takeOut } from '../../../../src/core/rewrite/takeOut.ts';

/** A draft with its films: `{X}` is to be taken out, `⟨X⟩` is not. */
export function marked(draft: string): { text: string; named: Named[]; out: number[] } {
	let text = '';
	const named: Named[] = [];
	const out: number[] = [];
	const films: string[] = [];
	for (const [part, left, stays] of draft.matchAll(/\{([^}]*)\}|⟨([^⟩]*)⟩|[^{⟨]+/g)) {
		const title = left ?? stays;
		if (title === undefined) {
			text += part;
			continue;
		}
		if (!films.includes(title.toLowerCase())) films.push(title.toLowerCase());
		if (left !== undefined) out.push(named.length);
		named.push({ start: text.length, end: text.length + title.length, film: films.indexOf(title.toLowerCase()) });
		text += title;
	}
	return { text, named, out };
}

/** The draft without those films. */
export function without(draft: string): string {
	const { text, named, out } = marked(draft);
	return edited(
		text,
		takeOut(text, named, out).flatMap(({ edits }) => edits),
	);
}

/** Drafts, with their films marked, and what is left without those. */
export const situations = (name: string): [draft: string, without: string][] =>
	JSON.parse(readFileSync(`tests/fixtures/takeOut/${name}.json`, 'utf8'));
