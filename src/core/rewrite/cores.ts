/** The words that tell facts of a film, in all languages. */
import { englishCores } from './english/name.ts';
import type { PhraseFacts } from './facts.ts';
import { germanCores } from './languages/german.ts';
import { romanceCores } from './languages/romance.ts';

export const coresOf = (told: PhraseFacts): string[] => [
	...englishCores(told),
	...germanCores(told),
	...romanceCores(told),
];
