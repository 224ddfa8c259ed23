/** How much an edit of the user inserts at most, judging by its events. */

/** Adds up the events of one edit. What a key or a paste inserts is also in the `beforeinput` that follows, if any. */
export function createRoom(): (event: Event) => number {
	let [byKeys, byInput] = [0, 0];
	return (event) => {
		if (event.type === 'beforeinput') byInput += roomOf(event);
		else byKeys += roomOf(event);
		return Math.max(byKeys, byInput);
	};
}

/** The text that a user's event says it inserts; empty for keys. */
function givenBy(event: Event): string {
	if (event.type === 'paste') return plain((event as ClipboardEvent).clipboardData);
	if (event.type !== 'beforeinput') return '';
	const { data, dataTransfer } = event as InputEvent;
	return data ?? plain(dataTransfer);
}

export function longer(text: string, event: Event): string {
	const given = givenBy(event);
	return given.length > text.length ? given : text;
}

/** The longest text that the events of one edit give: a paste, or the keys that follow one another. */
export function createGiven(): (event: Event) => string {
	let [given, typed] = ['', ''];
	return (event) => {
		if (event.type === 'beforeinput')
			typed = (event as InputEvent).inputType === 'insertText' ? typed + givenBy(event) : '';
		given = longer(given, event);
		if (typed.length > given.length) given = typed;
		return given;
	};
}

const plain = (carried: DataTransfer | null): string => carried?.getData('text/plain') ?? '';

/** Most UTF-16 units that an event of the user inserts; undoing may bring back any text that was theirs. */
export function roomOf(event: Event): number {
	if (event.type === 'paste') return givenBy(event).length;
	if (event.type === 'keydown') {
		const { key, ctrlKey, metaKey } = event as KeyboardEvent;
		if (ctrlKey || metaKey) return /^[zy]$/i.test(key) ? Number.POSITIVE_INFINITY : 0;
		return key === 'Enter' ? 2 : key.length === 1 ? 1 : 0;
	}
	const { inputType, data, dataTransfer } = event as InputEvent;
	if (inputType.startsWith('history')) return Number.POSITIVE_INFINITY;
	if (inputType.startsWith('delete')) return 0;
	return (data ?? dataTransfer ?? null) === null ? 2 : givenBy(event).length;
}
