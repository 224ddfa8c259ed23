import type { Rect } from '../e2e/wordsOnScreen.ts';
import type { RedHerring } from './fixtures.ts';
import type { Page } from './page.ts';

/** What the extension draws in a page or frame: its root is closed, but not to other extensions. */
export interface Drawn {
	/** Where marks stand, a rectangle for each line of each. */
	marks: () => Promise<Rect[]>;
	/** The words of the card; null where none is open. */
	card: () => Promise<string | null>;
	/** Whether anything of the extension is there. */
	isThere: () => Promise<boolean>;
}

interface Look {
	root: () => ShadowRoot | null;
}

const LOOK = `
	const look = { root: () => document.querySelector('[popover=manual]')?.openOrClosedShadowRoot ?? null };
`;

export async function drawnIn(firefox: RedHerring, place: Page): Promise<Drawn> {
	const world = await firefox.worldOf<Look>(place, LOOK, 'look');
	return {
		marks: () =>
			world.run(({ root }) =>
				[...(root()?.querySelectorAll('.mark:not(.unseen)') ?? [])].map((mark) =>
					mark.getBoundingClientRect().toJSON(),
				),
			),
		card: () =>
			world.run(({ root }) => {
				const card = root()?.querySelector('.card:not(.unseen)') ?? null;
				const words = [...(card?.querySelectorAll<HTMLElement>('[data-text]') ?? [])];
				return card && words.map(({ dataset }) => dataset.text).join('');
			}),
		isThere: () => world.run(({ root }) => root() !== null),
	};
}
