import { createRequire } from 'node:module';

// After fresh.ts, so that the modules of this file's tests have them; required, so that they are read once a process.
const { useLists } = await import('../../src/core/catalogue/lists.ts');
useLists(createRequire(import.meta.url)('../../src/pack/lists.ts').LISTS);
