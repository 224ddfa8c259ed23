/** Maps keys to commands of the overlay. */

export type Command =
	| 'open'
	| 'next'
	| 'previous'
	| 'nextFilm'
	| 'previousFilm'
	| 'act'
	| 'close'
	| 'modifier'
	| 'other';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const COMMANDS = new Map<string, Command>([
	['ArrowDown', 'nextFilm'],
	['ArrowRight', 'nextFilm'],
	['ArrowUp', 'previousFilm'],
	['ArrowLeft', 'previousFilm'],
	['Enter', 'act'],
	[' ', 'act'],
	['Escape', 'close'],
	...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].map((key) => [key, 'modifier'] as const),
]);

/** By the letter if the key types a Latin one, else by its position: on a Mac, Alt types other characters. */
const isChord = ({ key, code, altKey, shiftKey, ctrlKey, metaKey }: Key): boolean =>
	altKey && shiftKey && !ctrlKey && !metaKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'r' : code === 'KeyR');

export function commandOf(event: Key): Command {
	if (isChord(event)) return 'open';
	const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
	const command = COMMANDS.get(key);
	if (command === 'modifier') return command;
	if (altKey || ctrlKey || metaKey) return 'other';
	if (key === 'Tab') return shiftKey ? 'previous' : 'next';
	return shiftKey ? 'other' : (command ?? 'other');
}

/**
 * Handles key events, except during IME composition.
 * @param obey returns whether the overlay takes a command; if so, it takes its repeats and keyup too
 */
export function createKeyboard(obey: (command: Command) => boolean): (event: KeyboardEvent) => boolean {
	const held = new Set<string>();
	return (event) => {
		const { type, code, repeat, isComposing } = event;
		if (type === 'keyup') return held.delete(code);
		if (type !== 'keydown' || isComposing) return false;
		if (repeat && held.has(code)) return true;
		held.delete(code);
		const ours = obey(commandOf(event));
		if (ours) held.add(code);
		return ours;
	};
}
