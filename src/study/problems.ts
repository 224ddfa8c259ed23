/** What a schema cannot say of a study file. */
import { FIELDS } from './dictionary.ts';
import { handedOver } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

/** Fields without which nothing that is recorded could be read. */
const NEEDED = ['number', 'kind', 'day', 'arm', 'draft'];

/** Characters that are not seen, or turn what is read around; fillers are letters that show nothing. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]|(?![\t\n])\p{Cc}/u;

/** Each place that is wrong, and why. */
export function problemsOf(study: StudyFile): string[] {
	const { arms, questions, dates, recorded, schedule } = study;
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const unknown = recorded.filter((name) => !FIELDS.some((field) => field.name === name));
	const lacking = NEEDED.filter((name) => !recorded.includes(name));
	const handed = new Set<string>([...NEEDED, ...handedOver(study).map(({ name }) => name)]);
	const never = recorded.filter((name) => !unknown.includes(name) && !handed.has(name));
	const asked = questions.length > 0;
	return [
		...twice('arms', arms),
		...twice('questions', questions),
		...(total === 100 ? [] : [`arms: the weights add up to ${total}; they must add up to 100.`]),
		...unknown.map((name) => `recorded: there is no field "${name}" in the data dictionary.`),
		...never.map(
			(name) => `recorded: "${name}" is never handed over at the ${study.privacy.level} level: leave it out.`,
		),
		...lacking.map((name) => `recorded: "${name}" must be there, or nothing could be read.`),
		...(['question', 'answer'] as const).flatMap((name) =>
			asked && !recorded.includes(name) ? [`recorded: "${name}" must be there, since the study asks questions.`] : [],
		),
		...(asked && schedule.questionsPerWeek === 0
			? ['schedule.questionsPerWeek: is 0, but the study asks questions.']
			: []),
		...(['collectionEnds', 'dataDestroyed'] as const).flatMap((name) =>
			isDay(dates[name]) ? [] : [`dates.${name}: there is no such day.`],
		),
		...(isDay(dates.collectionEnds) && isDay(dates.dataDestroyed) && dates.dataDestroyed < dates.collectionEnds
			? ['dates.dataDestroyed: lies before the collection ends.']
			: []),
		...unseen(study, ''),
	];
}

/** Why nobody can join on this day, or null. */
export const joinProblem = ({ dates }: StudyFile, today: string): string | null =>
	today > dates.collectionEnds ? `This study stopped collecting on ${dates.collectionEnds}.` : null;

const isDay = (text: string) => {
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** How an id looks: letters and digits that are taken for each other are the same. */
const lookOf = (id: string) =>
	id.replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/[1i]/g, 'l').replaceAll('0', 'o');

const twice = (place: string, all: readonly { id: string }[]) =>
	all.flatMap(({ id }, i) => {
		const first = all.slice(0, i).find((other) => lookOf(other.id) === lookOf(id));
		if (first === undefined) return [];
		return [`${place}[${i}].id: ${first.id === id ? `"${id}" is there twice` : `"${id}" looks like "${first.id}"`}.`];
	});

function unseen(value: unknown, place: string): string[] {
	if (typeof value === 'string')
		return UNSEEN.test(value) ? [`${place}: holds characters that cannot be seen or that turn text around.`] : [];
	if (Array.isArray(value)) return value.flatMap((item, i) => unseen(item, `${place}[${i}]`));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => unseen(item, place === '' ? key : `${place}.${key}`));
}
