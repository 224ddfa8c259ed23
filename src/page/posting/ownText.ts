/**
 * Which part of a posted text is the user's: what stood in the box when they last edited it, and what that edit inserted.
 * A page can add to the text afterwards, for example on the click that posts it.
 */

export interface LastEdit {
	/** The text before the edit. */
	before: string;
	/** Most UTF-16 units that the edit has inserted. */
	room: number;
}

/** Units that editors add by themselves: the other bracket, a space behind a completed word. */
const SLACK = 1;

/** @param edit null if it is unknown, and all of the text counts */
export function ownText(text: string, edit: LastEdit | null): string {
	if (edit === null || text === edit.before) return text;
	const { before, room } = edit;
	const most = Math.min(text.length, before.length);
	let start = 0;
	while (start < most && text[start] === before[start]) start++;
	let end = 0;
	while (end < most - start && text.at(-1 - end) === before.at(-1 - end)) end++;
	const inserted = text.length - start - end;
	return inserted <= room + SLACK ? text : `${text.slice(0, start)}\n${text.slice(text.length - end)}`;
}

/** Adds up the events of one edit. What a key or a paste says is said again by the `beforeinput` that follows, if one does. */
export function createRoom(): (event: Event) => number {
	let [byKeys, byInput] = [0, 0];
	return (event) => {
		if (event.type === 'beforeinput') byInput += roomOf(event);
		else byKeys += roomOf(event);
		return Math.max(byKeys, byInput);
	};
}

/** Most UTF-16 units that an event of the user inserts; undoing may bring back any text that was theirs. */
export function roomOf(event: Event): number {
	if (event.type === 'paste') return (event as ClipboardEvent).clipboardData?.getData('text/plain').length ?? 0;
	if (event.type === 'keydown') {
		const { key, ctrlKey, metaKey } = event as KeyboardEvent;
		if (ctrlKey || metaKey) return /^[zy]$/i.test(key) ? Number.POSITIVE_INFINITY : 0;
		return key === 'Enter' ? 2 : key.length === 1 ? 1 : 0;
	}
	const { inputType, data, dataTransfer } = event as InputEvent;
	if (inputType.startsWith('history')) return Number.POSITIVE_INFINITY;
	return data?.length ?? dataTransfer?.getData('text/plain').length ?? 2;
}
