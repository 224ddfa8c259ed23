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
		/** Announces the crowd of the draft if it has changed enough. */
		sum(advice: PageAdvice, marks: readonly PageMark[]) {
			const drawn = marks.filter((mark) => mark.drawn);
			const filmsOf = (maybe: boolean) => [
				...new Set(drawn.filter((mark) => mark.maybe === maybe).map((mark) => nameOfItem(itemOf(mark)))),
			];
			const [films, maybes] = [filmsOf(false), filmsOf(true)];
			const now = drawn.length === 0 ? '' : `${films.sort()};${maybes.sort()} ${Math.floor(Math.log2(advice.crowd))}`;
			const others = drawn.some(({ kind }) => kind);
			const marked = strings.advice(advice.crowd, films.length, maybes.length, others);
			const sentence = now !== '' ? marked : advice.films > 0 ? strings.enough : '';
			say(now === said ? '' : sentence);
			said = now;
		},
		forget() {
			said = '';
			status.replaceChildren();
		},
	};
}
