import { expect, test } from 'vitest';
import { isChord } from '../../../src/page/posting/keySigns.ts';

/** The keys of a chord as a browser reports them. */
function keysOf(chord: string): Parameters<typeof isChord>[0] {
	const names = chord.split('+');
	const [key, code = key] = names.at(-1)!.split('@') as [string, string?];
	const holds = (name: string) => names.slice(0, -1).includes(name);
	return { key, code, ctrlKey: holds('Ctrl'), altKey: holds('Alt'), metaKey: holds('Meta'), shiftKey: holds('Shift') };
}

test.each(
	'Ctrl+Enter Shift+Enter Alt+Enter Meta+Enter Ctrl+Shift+Enter Ctrl+s Ctrl+S Alt+s Meta+s Alt+Shift+p Alt+ß@KeyS Ctrl+ы@KeyS Alt+c'.split(
		' ',
	),
)('%s may send', (chord) => {
	expect(isChord(keysOf(chord))).toBe(true);
});

test.each(
	'Enter s Shift+S Ctrl+z Ctrl+Shift+Z Meta+z Ctrl+x Ctrl+v Ctrl+a Ctrl+я@KeyZ Ctrl+Shift+K Meta+b Ctrl+Backspace Alt+ArrowUp Ctrl+Delete Alt+F4'.split(
		' ',
	),
)('%s writes or edits', (chord) => {
	expect(isChord(keysOf(chord))).toBe(false);
});
