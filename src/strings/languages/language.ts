/**
 * The language of the interface. English is written in the code. What another language says in its place is found by the
 * English text, as gettext does, in messages that are grouped by the file that says it; what is missing stays English.
 */

/** A text, with {1} for the first thing put in; or a text for each plural form, with # for the number. */
type Message = string | Forms;
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What a language says, by file of strings and English text. */
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

/** From now on texts are said in the words of a kind of items other than films; what is put in stays as it is. */
export function setKindWords(inWords: (text: string) => string): void {
	inWordsOfKind = inWords;
}

export const currentLanguage = (): string => current;

/** What is said of some files of strings, to be passed on to where only these are said. */
export const messagesOf = (files: readonly string[]): Messages =>
	Object.fromEntries(files.map((file) => [file, messages[file] ?? {}]));

/** How messages name a template: its text, with {1} for the first thing put in. */
const idOf = (parts: readonly string[]) => parts.reduce((id, part, at) => `${id}{${at}}${part}`);

const filled = (text: string, values: readonly unknown[]) =>
	text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at) - 1]));

/** Stands in a sentence for what is shown otherwise, such as a number in bold. */
export const FIRST = '\uE001';

/** What stands before and after the one part that is shown otherwise. */
export function around(sentence: string): { before: string; after: string } {
	const [before = '', after = ''] = sentence.split(FIRST);
	return { before, after };
}

/** Trees of texts as one; spreading them would say them at once, in the language of that moment. */
export const together = <A extends object, B extends object, C extends object>(a: A, b: B, c: C): A & B & C =>
	Object.defineProperties({}, Object.assign({}, ...[a, b, c].map(Object.getOwnPropertyDescriptors))) as A & B & C;

/** How a file of strings says things in the current language. */
export function words(file: string) {
	const find = (id: string): Message | undefined => messages[file]?.[id];

	/** A text that is not known until it is said, such as a name from a list. */
	const known = (text: string): string => {
		const found = find(text);
		return inWordsOfKind(typeof found === 'string' ? found : text);
	};

	/** A text written in English, with what is put in. */
	const t = (parts: TemplateStringsArray, ...values: (string | number)[]): string => filled(known(idOf(parts)), values);

	/** The words for a number of things, in the form that the language has for it; # stands for the number. */
	const plural = (n: number, forms: Forms): string => {
		const found = find(forms.other);
		const said = typeof found === 'object' ? found : forms;
		return inWordsOfKind(said[rules.select(n)] ?? said.other).replace('#', n.toLocaleString(current));
	};

	/** The same property; a text is said in the language of the moment in which it is read. */
	const saidAsRead = (property: PropertyDescriptor): PropertyDescriptor => {
		const { value } = property;
		if (typeof value === 'string') return { get: () => known(value), enumerable: true };
		return typeof value === 'object' ? { value: value && texts(value), enumerable: true } : property;
	};

	/** The same tree of texts, each said in the language of the moment in which it is read. */
	const texts = <Tree extends object>(tree: Tree): Tree => {
		const properties = Object.entries(Object.getOwnPropertyDescriptors(tree));
		const said = properties.map(([name, property]) => [name, saidAsRead(property)]);
		return Object.defineProperties(Array.isArray(tree) ? [] : {}, Object.fromEntries(said)) as Tree;
	};

	return { t, plural, known, texts };
}
