import { readFileSync } from 'node:fs';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import type { PlacedCandidate, Scene } from '../../../src/core/mentions/scene.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { namesIn } from '../films.ts';

/** The films that the extension ships. */
export const { catalogue } = await openBuiltIn();

/** What is found in a text by the best guess: the words, and the film that they name. */
export const found = (text: string): string[] => namesIn(catalogue, text);

/** Texts of a group, each with all that is found in it. */
export const examples = (group: string): [text: string, found: string[]][] =>
	JSON.parse(readFileSync('tests/fixtures/found.json', 'utf8'))[group];

type Pass = (scene: Scene, candidates: readonly PlacedCandidate[], probability: Float64Array) => Float64Array;

/** What a pass makes of the probability of some words, where that of all words is as given. */
export function raisedBy(pass: Pass, text: string, words: string, probabilityOf: (own: string) => number): number {
	const { scene, candidates } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const written = candidates.map(({ from, last }) => text.slice(start[from], end[last - 1]));
	if (!written.includes(words)) throw new Error(`"${words}" is no candidate in "${text}".`);
	return pass(scene, candidates, Float64Array.from(written, probabilityOf))[written.indexOf(words)]!;
}
