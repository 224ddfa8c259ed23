import type { Fields } from './bidi.ts';

/** How WebDriver writes the keys that make no character. */
const KEYS: Record<string, string> = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Control: '\uE009',
	Alt: '\uE00A',
	Escape: '\uE00C',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
	Delete: '\uE017',
	Meta: '\uE03D',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

export function strokesOf(text: string): Fields[] {
	return [...text].map((each) => (each === '\n' ? KEYS.Enter! : each)).flatMap((key) => [down(key), up(key)]);
}

/** The strokes of keys pressed together, such as `Control+Enter`. */
export function chordOf(keys: string): Fields[] {
	const codes = keys.split('+').map((name) => {
		const code = KEYS[name] ?? name;
		if ([...code].length !== 1) throw new Error(`There is no key called ${name}.`);
		return code;
	});
	return [...codes.map(down), ...codes.toReversed().map(up)];
}
