/** How the popup looks: what is measured, and with which drafts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The popup of a browser. */
export const POPUP = { width: 380, height: 600 };

/** Invented drafts, of which the third post of an account has two before it. */
export const DRAFTS = [
	...['mainstream', 'slow-cinema', 'horror', 'anime', 'childrens', 'romance', 'one-film', 'twelve-films', 'lower-case'],
	'third-post',
] as const;

export const readDraft = (name: string) => readFileSync(`tests/fixtures/drafts/${name}.txt`, 'utf8').trim();

export interface Looks {
	height: number;
	width: number;
	words: number;
	/** Bottom of the main button; null without one. */
	button: number | null;
}

/** Measures what the popup shows. */
export const looks = (popup: Page): Promise<Looks> =>
	popup.evaluate(() => {
		const copy = document.body.innerText;
		// Of a list, only what is chosen is seen.
		const unseen = [...document.querySelectorAll('select')].flatMap((list) =>
			[...list.options].filter((option) => !option.selected).map((option) => option.text),
		);
		const hidden = [...document.querySelectorAll<HTMLElement>('.visually-hidden')].map((each) => each.innerText);
		const count = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
		return {
			height: Math.ceil(document.body.getBoundingClientRect().height),
			width: document.documentElement.scrollWidth,
			words: count(copy) - count([...unseen, ...hidden].join(' ')),
			button: document.querySelector('.go .primary')?.getBoundingClientRect().bottom ?? null,
		};
	});
