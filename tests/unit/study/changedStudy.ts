/** The example of a study file with changes, and what is wrong with it. */
import { readStudy, StudyFileError } from '../../../src/study/readStudy.ts';
import { exampleText } from './studies.ts';

/** What is wrong with a text. */
export function problems(text: string): readonly string[] {
	try {
		readStudy(text);
	} catch (error) {
		if (error instanceof StudyFileError) return error.problems;
		throw error;
	}
	return [];
}

type Loose = Record<string, never>;
export const changed = (change: (study: Loose) => void): readonly string[] => {
	const study = JSON.parse(exampleText());
	change(study);
	return problems(JSON.stringify(study));
};
export const set = (path: string, value: unknown) => {
	const keys = path.split('.');
	return changed((study) => {
		let at = study as Record<string, unknown>;
		for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
		if (value === undefined) delete at[keys.at(-1)!];
		else at[keys.at(-1)!] = value;
	});
};
