/** Series and the like are found, and are told as what they are, on the films that the extension ships. */
import { expect, test } from 'vitest';
import { nameOf } from '../../../src/core/advice/names.ts';
import { filmsTitled } from '../../../src/core/catalogue/titled.ts';
import { strings } from '../../../src/strings.ts';
import { catalogue } from './shipped.ts';

const told = (title: string) => filmsTitled(catalogue, title).map((film) => strings.film(nameOf(catalogue, film)));

test('a series is called a series, and a film is not', () => {
	expect(told('Band of Brothers')).toContain('Band of Brothers (2001, series)');
	expect(told('Heat')).toContain('Heat (1995)');
});
