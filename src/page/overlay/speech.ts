/** What screen readers are told, politely. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import { page as strings } from '../../strings/page.ts';
import { elements } from './elements.ts';

export interface Speech {
	say(sentence: string): void;
	/** Says where the draft stands, if that has changed enough to be worth it. */
	sum(advice: PageAdvice, marks: readonly PageMark[]): void;
	forget(): void;
}

export function createSpeech(status: HTMLElement): Speech {
	const make = elements(status.ownerDocument);
	let said = '';

	/** A new element each time: the same sentence may have to be said again. */
	const say = (sentence: string) => status.replaceChildren(make('p', '', sentence));

	return {
		say,
		sum(advice, marks) {
			const films = new Set(marks.map(({ film }) => film.id));
			const now = films.size === 0 ? '' : `${[...films].sort()} ${Math.floor(Math.log2(advice.crowd))}`;
			if (now === said) return;
			said = now;
			if (now !== '') say(strings.advice(advice.crowd, films.size));
			else if (advice.films > 0) say(strings.enough);
			else status.replaceChildren();
		},
		forget() {
			said = '';
			status.replaceChildren();
		},
	};
}
