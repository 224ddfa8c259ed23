/** Announcements for screen readers, through a polite live region. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { elements } from './elements.ts';

export interface Speech {
	say(sentence: string): void;
	/** Announces the crowd of the draft if it has changed enough. */
	sum(advice: PageAdvice, marks: readonly PageMark[]): void;
	forget(): void;
}

export function createSpeech(status: HTMLElement): Speech {
	const make = elements(status.ownerDocument);
	let said = '';

	/** A new element each time, so that a repeated sentence is announced again. */
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
