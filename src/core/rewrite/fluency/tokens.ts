/** Words and tags of a sentence, for the model of pairs. */

/** Words that are kept apart in each language, and marks; others are known by their tag. */
export const MARKS = '.,;:!?()–'.split('');
const TOKEN = /\p{L}+(?:['’]\p{L}+)?|\p{N}+|[.,;:!?()]|[–—]/gu;

export const tokensOf = (text: string): string[] => [...text.matchAll(TOKEN)].map(([token]) => token.replace('—', '–'));

/** The tag of any other word: a number, a name, or its ending. */
export function tagOf(token: string): string {
	if (/^\p{N}/u.test(token)) return '#';
	if (/^\p{Lu}/u.test(token)) return 'X';
	return `-${token.slice(-2)}`;
}
