/** The words that tell facts of a film, in all languages. */
import { englishCores } from './english/name.ts';
import { germanCores } from './languages/german.ts';
import { romanceCores } from './languages/romance.ts';
import type { Told } from './told.ts';

export const coresOf = (told: Told): string[] => [...englishCores(told), ...germanCores(told), ...romanceCores(told)];
