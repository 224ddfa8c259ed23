/** Validates what the schema cannot express about a study file. */
import { FIELDS } from './dictionary.ts';
import { exportedFields } from './fields.ts';
import { noiseOf, perField } from './privacy.ts';
import { showsAdvice } from './showing.ts';
import type { StudyFile } from './studyFile.ts';

/** Fields without which exports could not be read. */
const REQUIRED = ['number', 'kind', 'day', 'arm', 'draft'];

/**
 * Invisible characters, fillers (letters without a glyph) and characters that change the direction of text. Variation
 * selectors are allowed: emoji and some scripts need them.
 */
const INVISIBLE = /\u034f|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|(?![\t\n])\p{Cc}/u;

/** More marks on one letter than any script writes: they are drawn over the lines around it. */
const STACKED = /[\p{Mn}\p{Me}]{6}/u;

/** Largest epsilon of one field: with it, 95 of 100 booleans are exported unchanged. */
const MOST_EPSILON = 3;

/** Returns a sentence for each problem, which begins with its place. */
export function problemsOf(study: StudyFile): string[] {
	const { arms, questions, dates, recorded, schedule, trial } = study;
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const unknown = recorded.filter((name) => !FIELDS.some((field) => field.name === name));
	const missing = REQUIRED.filter((name) => !recorded.includes(name));
	const exported = new Set<string>([...REQUIRED, ...exportedFields(study).map(({ name }) => name)]);
	const neverExported = recorded.filter((name) => !unknown.includes(name) && !exported.has(name));
	const asked = questions.length > 0;
	return [
		...duplicates('arms', arms),
		...duplicates('questions', questions),
		...(total === 100 ? [] : [`arms: the weights add up to ${total}; they must add up to 100.`]),
		...arms.flatMap(({ hides, shows }, i) =>
			hides === undefined || shows === 'all'
				? []
				: [`arms[${i}].hides: only an arm that shows "all" can leave something out.`],
		),
		...(trial === undefined || arms.some(({ id }) => id === trial) ? [] : [`trial: there is no arm "${trial}".`]),
		...unknown.map((name) => `recorded: there is no field "${name}" in the data dictionary.`),
		...neverExported.map(
			(name) => `recorded: "${name}" is never handed over at the ${study.privacy.level} level: leave it out.`,
		),
		...missing.map((name) => `recorded: "${name}" must be there, or nothing could be read.`),
		...(['question', 'answer'] as const).flatMap((name) =>
			asked && !recorded.includes(name) ? [`recorded: "${name}" must be there, since the study asks questions.`] : [],
		),
		...(asked && schedule.questionsPerWeek === 0
			? ['schedule.questionsPerWeek: is 0, but the study asks questions.']
			: []),
		...questions.flatMap(({ when }, i) =>
			when === 'afterAdvice' && !arms.some(({ shows }) => showsAdvice(shows))
				? [`questions[${i}].when: is "afterAdvice", but no arm shows advice.`]
				: [],
		),
		...(['collectionEnds', 'dataDestroyed'] as const).flatMap((name) =>
			isDay(dates[name]) ? [] : [`dates.${name}: there is no such day.`],
		),
		...(isDay(dates.collectionEnds) && isDay(dates.dataDestroyed) && dates.dataDestroyed < dates.collectionEnds
			? ['dates.dataDestroyed: lies before the collection ends.']
			: []),
		...epsilonProblems(study),
		...study.languages.flatMap((code, i) =>
			isLanguage(code)
				? []
				: [`languages[${i}]: "${code}" is no language by its BCP 47 code, such as "en" or "pt-BR".`],
		),
		// Base64url never leaves a single letter in the last group of four; not every decoder checks that.
		...(study.publicKey !== undefined && study.publicKey.n.length % 4 === 1 ? ['publicKey.n: is cut off.'] : []),
		...misleadingCharacters(study, ''),
	];
}

/** Why the study cannot be joined on this day, or null. */
export const joinProblem = ({ dates }: StudyFile, today: string): string | null =>
	today > dates.collectionEnds ? `This study stopped collecting on ${dates.collectionEnds}.` : null;

const isDay = (text: string) => {
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Rejects an epsilon that protects too little. An answer uses the whole epsilon, each field of a draft a share. */
function epsilonProblems({ recorded, privacy: { level, epsilon }, questions }: StudyFile): string[] {
	if (level !== 'randomised' || epsilon === undefined) return [];
	const fields = noiseOf(recorded).length;
	const asked = questions.length > 0;
	const own = asked ? epsilon : perField(epsilon, Math.max(1, fields));
	if (own <= MOST_EPSILON) return [];
	const shared = `${epsilon} is shared by ${fields === 1 ? '1 field' : `${fields} fields`}`;
	const each = asked ? 'is the whole of it for each answer' : `is ${Number(own.toFixed(2))} each`;
	return [
		`privacy.epsilon: ${shared} of a draft and ${each}: that protects hardly anything. More than ${MOST_EPSILON} is refused.`,
	];
}

const isLanguage = (code: string) => {
	try {
		return Intl.getCanonicalLocales(code).length === 1;
	} catch {
		return false;
	}
};

/** The id with confusable letters and digits replaced by one of them, like the skeleton of UTS #39. */
const skeletonOf = (id: string) =>
	id.replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/[1i]/g, 'l').replaceAll('0', 'o');

const duplicates = (place: string, all: readonly { id: string }[]) =>
	all.flatMap(({ id }, i) => {
		const first = all.slice(0, i).find((other) => skeletonOf(other.id) === skeletonOf(id));
		if (first === undefined) return [];
		return [`${place}[${i}].id: ${first.id === id ? `"${id}" is there twice` : `"${id}" looks like "${first.id}"`}.`];
	});

function misleadingCharacters(value: unknown, place: string): string[] {
	if (typeof value === 'string')
		return [
			...(INVISIBLE.test(value) ? [`${place}: holds characters that cannot be seen or that turn text around.`] : []),
			...(STACKED.test(value)
				? [`${place}: stacks more than 5 marks on one letter, which cover the text around it.`]
				: []),
		];
	if (Array.isArray(value)) return value.flatMap((item, i) => misleadingCharacters(item, `${place}[${i}]`));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) =>
		misleadingCharacters(item, place === '' ? key : `${place}.${key}`),
	);
}
