/** Posts of the forum for postings, and what is kept of them. */
import { test as base, DRAFT } from './fixtures.ts';
import { type KeptPersona, keptHistory } from './history.ts';

export const test = base.extend<{
	/** The page of the site that is the forum. */
	path: string;
	kept: () => Promise<KeptPersona[]>;
	/** The films of each post that is kept. */
	films: () => Promise<string[][]>;
	write: (box: string, text?: string) => Promise<void>;
}>({
	site: 'posting',
	path: ['', { option: true }],
	forumUrl: async ({ sites, site, path }, use) => use(sites[site] + path),
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
	films: async ({ kept }, use) =>
		use(async () => (await kept()).flatMap(({ posts }) => posts.map((post) => post.films))),
	write: async ({ forum, hasRead }, use) =>
		use(async (box, text = DRAFT) => {
			await forum.locator(box).fill(text);
			await hasRead(text);
		}),
});

/** The films of the draft. */
export const THREE = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];
export const entries = (count: number, films = THREE) => [
	{ name: '127.0.0.1', posts: Array(count).fill({ site: '127.0.0.1', source: 'posted', films, decoys: [] }) },
];
export const oneEntry = (films = THREE) => entries(1, films);
