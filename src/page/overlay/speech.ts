/** Announcements for screen readers, through a polite live region. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { documentOf } from '../dom.ts';
import { elements } from './elements.ts';
import { itemOf, nameOfItem } from './marks.ts';

export type Speech = ReturnType<typeof createSpeech>;

export function createSpeech(status: HTMLDivElement) {
	const make = elements(documentOf(status));
	let said = '';

	/** A new element each time, so that a repeated sentence is announced again, and the page cannot see which is new. */
	const say = (sentence: string) => status.replaceChildren(make('p', '', sentence));

	return {
		say,
		/** Announces the underlined words if they have changed. */
		sum({ enough }: PageAdvice, marks: readonly PageMark[]) {
			const names = new Set(marks.flatMap((mark) => (mark.drawn ? nameOfItem(itemOf(mark)) : [])));
			const now = [...names].sort().join();
			const sentence = now === '' ? enough : strings.underlined(names.size);
			say(now === said ? '' : sentence);
			said = now;
		},
		forget() {
			said = '';
			status.replaceChildren();
		},
	};
}
