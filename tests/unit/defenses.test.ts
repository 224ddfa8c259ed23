import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFENSES } from '../attack/defenses.ts';

test.each(DEFENSES)('%s holds the defense that the control of the attacks leaves out: %s', (file, careful) => {
	expect(readFileSync(file, 'utf8')).toContain(careful);
});
