import { createRequire } from 'node:module';

// After fresh.ts, so that the modules of this file's tests have it; required, so that it is read once a process.
const { useFinder } = await import('../../src/core/mentions/model.ts');
useFinder(createRequire(import.meta.url)('../../assets/finder.json'));
