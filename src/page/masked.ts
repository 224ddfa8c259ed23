import { windowOf } from './dom.ts';
import { handover } from './handover.ts';

/** Whether a style shows dots instead of letters. */
export function isMasked(box: HTMLElement): boolean {
	const style = windowOf(box)?.getComputedStyle(box);
	return !/^(none)?$/.test(style?.getPropertyValue('-webkit-text-security') ?? '');
}

/**
 * Notes a box that is written in unseen: like a password it is not read later either, when its page shows its letters. Reads
 * styles.
 * @returns whether it is one
 */
export function noteMasked(box: HTMLElement): boolean {
	const { passwords } = handover();
	if (!passwords.has(box) && isMasked(box)) passwords.add(box);
	return passwords.has(box);
}
