/** Series and the like are found, and named as such, in the pack that the extension ships. */
import { expect, test } from 'vitest';
import { nameOf } from '../../../src/core/advice/names.ts';
import { filmsTitled } from '../../../src/core/catalogue/titled.ts';
import { strings } from '../../../src/strings.ts';
import { catalogue } from './shipped.ts';

const names = (title: string) => filmsTitled(catalogue, title).map((film) => strings.film(nameOf(catalogue, film)));

test('a series is called a series, and a film is not', () => {
	expect(names('Band of Brothers')).toContain('Band of Brothers (2001, series)');
	expect(names('Heat')).toContain('Heat (1995)');
});
