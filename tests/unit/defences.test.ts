import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFENCES } from '../attack/defences.ts';

test.each(DEFENCES)('%s holds the defence that the control of the attacks leaves out: %s', (file, careful) => {
	expect(readFileSync(file, 'utf8')).toContain(careful);
});
