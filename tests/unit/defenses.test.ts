import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFENSES } from '../attack/defenses.ts';

test.each(DEFENSES)('%s has the defense that the attacks leave out as a control: %s', (file, careful) => {
	expect(readFileSync(file, 'utf8')).toContain(careful);
});
