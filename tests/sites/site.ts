import type { Locator, Page } from '@playwright/test';
import type { Running } from './install/processes.ts';

/** Who writes on every site. */
export const USER = 'Writer';
export const PASSWORD = 'reel-gone-reel-gone';
/** A word that no site takes in a post. */
export const REFUSED = 'casinobonus';

/** What a site is given to run. */
export interface Place {
	/** Its own folder, deleted afterwards. */
	folder: string;
	/** Address of its front page, ending in a slash, on the loopback. */
	url: string;
	/** Remembers a program, to be ended afterwards. */
	run(running: Running): void;
}

/** A place of a site where people write. Its functions are done when the site is. */
export interface Composer {
	name: string;
	/** Opens it for another post, with the caret in its main box. */
	open(page: Page, url: string): Promise<void>;
	/** What the main box holds, as the site would keep it. */
	text(page: Page): Promise<string>;
	/** A second box of the same post. */
	second?(page: Page): Locator;
	/** Posts, and waits until the site has it. Absent where what is typed is there for all at once. */
	post?(page: Page): Promise<void>;
	/** What the site has kept of the main box. */
	saved?(page: Page): Promise<string>;
	/** Waits until what is done next is another step of its undo, where it takes edits shortly after each other for one. */
	nextStep?(page: Page): Promise<void>;
	/** Shows a preview, and goes back to the box with the caret at its end. */
	preview?(page: Page): Promise<void>;
	/** Opens what was just posted to be edited, with the caret at the end of the main box. */
	edit?(page: Page): Promise<void>;
	/** Posts what holds {@link REFUSED}, and waits until the site says no; what was written is still in the box. */
	refused?(page: Page): Promise<void>;
	/** Does the first of two steps of posting, and goes back to the box. */
	firstStep?(page: Page): Promise<void>;
}

export interface Site {
	name: string;
	start(place: Place): Promise<void>;
	/** Logs the writer in. */
	logIn?(page: Page, url: string): Promise<void>;
	composers: readonly Composer[];
}

/** Puts the caret at the end of a box. */
export async function toEndOf(box: Locator): Promise<void> {
	await box.click();
	await box.page().keyboard.press('ControlOrMeta+End');
}
