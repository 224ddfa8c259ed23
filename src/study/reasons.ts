/** Turns schema errors into sentences that name the place and what is expected there. */
import type { OutputUnit } from '@cfworker/json-schema';
import schema from './schema.json' with { type: 'json' };

/** Keywords whose errors only lead to the place of the actual error, which is last in the chain. */
const SAYS_WHERE = new Set(['properties', 'items', '$ref', 'if', 'additionalProperties']);

/** Returns a sentence for each error, without duplicates. */
export function reasons(errors: readonly OutputUnit[]): string[] {
	const specific = errors.filter(
		({ keyword, keywordLocation }) => !SAYS_WHERE.has(keyword) && !keywordLocation.includes('/anyOf/'),
	);
	const wrong = specific.map((error) => {
		const where = placeOf(error.instanceLocation.replace(/^#\/?/, '').split('/'));
		return where === '' ? `The file ${reasonOf(error)}` : `${where}: ${reasonOf(error)}`;
	});
	return [...new Set(wrong)];
}

/** Formats a path of keys as `arms[0].id`. */
export const placeOf = (keys: readonly string[]): string =>
	keys
		.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
		.join('')
		.replace(/^\./, '');

type Node = Record<string, unknown>;

/** Returns the schema node that an error comes from. */
function nodeAt(keywordLocation: string): Node {
	let node: unknown = schema;
	for (const key of keywordLocation.replace(/^#\/?/, '').split('/').slice(0, -1))
		node = key === '$ref' ? schema.$defs.contact : (node as Node)[key];
	return node as Node;
}

const TYPES: Record<string, string> = {
	string: 'a text in quotes',
	array: 'a list in [ ]',
	object: 'a group of entries in { }',
	integer: 'a whole number',
	number: 'a number',
};

const entries = (n: unknown) => (n === 1 ? '1 entry' : `${n} entries`);

function reasonOf({ keyword, keywordLocation, error }: OutputUnit): string {
	if (keyword === 'false') return 'is nothing that a study file has.';
	const node = nodeAt(keywordLocation);
	const limit = node[keyword];
	switch (keyword) {
		case 'required':
			return `lacks ${error.match(/"(.*)"/)![0]}.`;
		case 'type':
			return `must be ${TYPES[String(limit)]}.`;
		case 'const':
			return `must be ${JSON.stringify(limit)}.`;
		case 'enum':
			return `must be one of ${(limit as string[]).map((value) => JSON.stringify(value)).join(', ')}.`;
		case 'minimum':
			return `must be at least ${limit}.`;
		case 'maximum':
			return `must be at most ${limit}.`;
		case 'minLength':
			return 'must not be empty.';
		case 'maxLength':
			return `must not be longer than ${limit} characters.`;
		case 'minItems':
			return `must have at least ${entries(limit)}.`;
		case 'maxItems':
			return `must have at most ${entries(limit)}.`;
		case 'uniqueItems':
			return 'must not have the same entry twice.';
		case 'anyOf':
			return 'lacks a way to be reached: one of "email", "phone" and "address" is enough.';
		case 'not':
			return 'has an "epsilon", which belongs to the level "randomised" only: leave it out.';
		case 'pattern':
			return `must be ${String(node.description).charAt(0).toLowerCase()}${String(node.description).slice(1)}`;
		default:
			return 'is not as a study file has it.';
	}
}
