import type { Page } from '@playwright/test';
import type { PersonasView, PostsView } from '../../src/messages/history.ts';
import { restoreBackup } from '../fixtures/storage/formats.ts';
import { expect } from './expect.ts';

/** A page of the extension, in any browser. */
interface Inside {
	evaluate: <R>(fn: () => R | Promise<R>) => Promise<R>;
}

export interface KeptPersona {
	name: string;
	posts: { site: string; source: string; films: string[]; decoys: string[] }[];
}

/** What is kept of every persona, as the history page learns it. */
export function keptHistory(inside: Inside): Promise<KeptPersona[]> {
	return inside.evaluate(async () => {
		const { personas }: PersonasView = await chrome.runtime.sendMessage({ kind: 'personas' });
		return Promise.all(
			personas.map(async ({ persona }) => {
				const { posts }: PostsView = await chrome.runtime.sendMessage({ kind: 'posts', persona: persona.id });
				const titles = (films: { title: string }[]) => films.map(({ title }) => title);
				return {
					name: persona.name,
					posts: posts.map(({ site, source, films, decoys }) => ({
						site,
						source,
						films: titles(films),
						decoys: titles(decoys),
					})),
				};
			}),
		);
	});
}

/** Restores a backup in the settings, over a page of the extension. */
export async function restore(inside: Page, file: object, how: 'merge' | 'replace' = 'merge'): Promise<void> {
	const settings = await inside.context().newPage();
	await settings.goto(new URL('options.html#data', inside.url()).href);
	expect(await settings.evaluate(restoreBackup, [JSON.stringify(file), how] as const)).toMatch(/^Everything/);
	await settings.close();
}

/** The posts whose words are held in memory until it is decided whether to keep them. */
export const heldPosts = (inside: Inside): Promise<string[]> =>
	inside.evaluate(async () =>
		Object.keys(await chrome.storage.session.get(null)).filter((key) => key.startsWith('held:')),
	);

/** All that the extension stores, but for the list of films, as one text. */
export function everythingStored(inside: Inside): Promise<string> {
	return inside.evaluate(async () => {
		const open = await new Promise<IDBDatabase>((resolve, reject) => {
			const request = indexedDB.open('red-herring');
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const stores = [...open.objectStoreNames].map(
			(name) =>
				new Promise<unknown[]>((resolve, reject) => {
					const store = open.transaction(name).objectStore(name);
					// The list of films is megabytes: that it is there is enough.
					const request = name === 'packs' ? store.getAllKeys() : store.getAll();
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				}),
		);
		const all = (await Promise.all(stores)).flat();
		open.close();
		const areas = [await chrome.storage.local.get(null), await chrome.storage.session.get(null)];
		return JSON.stringify([...all, ...areas.filter((area) => Object.keys(area).length > 0)]);
	});
}
