/**
 * The language of the interface. English is in the code. Other languages are looked up by the English text, as in
 * gettext, in messages grouped by their file; missing ones stay English.
 */

/** A text, with {1} for the first insertion; or a text for each plural form, with # for the number. */
type Message = string | Forms;
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A language's texts, by file of strings and English text. */
export type Messages = Record<string, Record<string, Message>>;

let current = 'en';
let messages: Messages = {};
let rules = new Intl.PluralRules(current);

export function setLanguage(language: string, said: Messages): void {
	current = language;
	messages = said;
	rules = new Intl.PluralRules(language);
}

let inWordsOfKind = (text: string): string => text;

/** From now on texts use the words of a kind of items other than films; insertions stay as they are. */
export function setKindWords(inWords: (text: string) => string): void {
	inWordsOfKind = inWords;
}

export const currentLanguage = (): string => current;

/** The texts of some files of strings, to pass on to where only these are used. */
export const messagesOf = (files: readonly string[]): Messages =>
	Object.fromEntries(files.map((file) => [file, messages[file] ?? {}]));

/** The key of a template in messages: its text, with {1} for the first insertion. */
const idOf = (parts: readonly string[]) => parts.reduce((id, part, at) => `${id}{${at}}${part}`);

const filled = (text: string, values: readonly unknown[]) =>
	text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at) - 1]));

/** Placeholder in a sentence for something shown differently, such as a bold number. */
export const FIRST = '\uE001';

/** The text before and after the one part shown differently. */
export function around(sentence: string): { before: string; after: string } {
	const [before = '', after = ''] = sentence.split(FIRST);
	return { before, after };
}

/** Merged trees of texts; spreading them would fix the language at that moment. */
export const together = <A extends object, B extends object, C extends object>(a: A, b: B, c: C): A & B & C =>
	Object.defineProperties({}, Object.assign({}, ...[a, b, c].map(Object.getOwnPropertyDescriptors))) as A & B & C;

/** A file of strings in the current language. */
export function words(file: string) {
	const find = (id: string): Message | undefined => messages[file]?.[id];

	/** A text known only at run time, such as a name from a list. */
	const known = (text: string): string => {
		const found = find(text);
		return inWordsOfKind(typeof found === 'string' ? found : text);
	};

	/** A text written in English, with its insertions. */
	const t = (parts: TemplateStringsArray, ...values: (string | number)[]): string => filled(known(idOf(parts)), values);

	/** The words for a number of things, in the language's form; # stands for the number. */
	const plural = (n: number, forms: Forms): string => {
		const found = find(forms.other);
		const said = typeof found === 'object' ? found : forms;
		return inWordsOfKind(said[rules.select(n)] ?? said.other).replace('#', n.toLocaleString(current));
	};

	/** The same property; a text is in the language at the moment of reading. */
	const saidAsRead = (property: PropertyDescriptor): PropertyDescriptor => {
		const { value } = property;
		if (typeof value === 'string') return { get: () => known(value), enumerable: true };
		return typeof value === 'object' ? { value: value && texts(value), enumerable: true } : property;
	};

	/** The same tree of texts, each in the language at the moment of reading. */
	const texts = <Tree extends object>(tree: Tree): Tree => {
		const properties = Object.entries(Object.getOwnPropertyDescriptors(tree));
		const said = properties.map(([name, property]) => [name, saidAsRead(property)]);
		return Object.defineProperties(Array.isArray(tree) ? [] : {}, Object.fromEntries(said)) as Tree;
	};

	return { t, plural, known, texts };
}
