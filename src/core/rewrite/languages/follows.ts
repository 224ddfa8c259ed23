/** Whether the sentence behind a clause that goes can do without it, in the languages other than English. */
import { PRAISE, pointsBack, SUPERLATIVE } from '../leaning.ts';
import { rowWords as words } from './around.ts';
import type { Language } from './languages.ts';

const NEXT = /^[ \t]*\n?[ \t]*([^\n.!?]*[.!?]?)/u;

/** @param rest the text behind the sentence */
export function canFollow(rest: string, language: Exclude<Language, 'en'>): boolean {
	const { 0: line, 1: next = '' } = NEXT.exec(rest)!;
	const second = rest.slice(line.length);
	return !(
		words().THE.test(next) ||
		words().BACK[language].test(next) ||
		pointsBack(second, language) ||
		[next, second.trimStart()].some((one) =>
			[words().CONTRASTS, words().JUDGES, SUPERLATIVE, PRAISE].some((pattern) => pattern.test(one)),
		)
	);
}
