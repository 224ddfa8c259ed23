/** The words that tell facts of a film, in all languages. */
import { englishCores } from './english/name.ts';
import type { PhraseFacts } from './facts.ts';
import { germanCores } from './languages/germanNames.ts';
import { romanceCores } from './languages/romance.ts';

export const coresOf = (says: PhraseFacts): string[] => [
	...englishCores(says),
	...germanCores(says),
	...romanceCores(says),
];
