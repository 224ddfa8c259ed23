/** How English says a phrase of its own in place of a title: the rules for "another film", with other words. */
import { VOWEL, withoutArticle } from '../../phraseWords.ts';
import { english } from './english.ts';
import { all, type Rule, type Wording } from './wording.ts';

/** Templates whose words go with any phrase; in others "another film" is said, of which little depends. */
const TEMPLATES: Readonly<Record<string, string>> = {
	'{any} $1': '{film}',
	'a {noun}': '{film}',
	'$1 {noun}': '$1 {noun}',
	'$1 $2 {noun}': '$1 $2 {noun}',
	'{any} $1 {noun}': 'a $1 {noun}',
	'$1 {one}': '$1 {film}',
	'{film}': '{film}',
};

/** @param phrase with its article, such as "a Czech drama" */
export function wordingFor(phrase: string): Wording {
	const rules = english.films.rules.map((rule): Rule => {
		const template = TEMPLATES[rule.template];
		return template === undefined ? { ...rule, template: spelledOut(rule.template) } : { ...rule, template };
	});
	return { forms: { film: all(phrase), noun: all(withoutArticle(phrase)) }, rules, joins: AN };
}

/** A template with the words of the first film that is taken out. */
const spelledOut = (template: string) =>
	template.replace(/\{(\w+)\}/g, (_, name: string) => english.films.forms[name]![0]);

/** "a amazing drama". */
const AN: Wording['joins'] = [[RegExp(`(?<!\\p{L})a (?=${VOWEL})`, 'giu'), 'an ']];
