/** Posts of the forum for postings, and what is kept of them. */
import { test as base, DRAFT } from './fixtures.ts';
import { type KeptPersona, keptHistory } from './history.ts';

export const test = base.extend<{
	kept: () => Promise<KeptPersona[]>;
	write: (box: string, text?: string) => Promise<void>;
}>({
	site: 'posting',
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
	write: async ({ forum, hasRead }, use) =>
		use(async (box, text = DRAFT) => {
			await forum.locator(box).fill(text);
			await hasRead(text);
		}),
});

const THREE = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];
export const entries = (count: number, films = THREE) => [
	{ name: '127.0.0.1', posts: Array(count).fill({ site: '127.0.0.1', source: 'posted', films, decoys: [] }) },
];
export const oneEntry = (films = THREE) => entries(1, films);
