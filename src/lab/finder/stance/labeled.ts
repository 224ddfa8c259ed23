/** Mentions whose stance is labeled: those of a folder, and made-up ones that come with the project. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Named } from '../../../core/mentions/stance/scene.ts';
import type { StanceClass } from '../../../core/mentions/stance/stances.ts';
import { atLine } from '../../../pack/errors.ts';
import { readText } from '../../../pack/files.ts';
import { foldOf, readGold } from '../gold.ts';

/** What may be said of a film, as labels have it, in the order of the model's chances. */
export const LABELS = 'n+0-';
/** The classes in the order of {@link LABELS}. */
export const CLASS_OF: readonly (StanceClass | null)[] = [null, 'liked', 'soso', 'disliked'];

export interface LabeledText {
	source: string;
	text: string;
	mentions: Named[];
	/** For each labeled mention its number in `mentions`, the stance, and the rating as written. */
	labels: { at: number; label: number; score: string | null }[];
}

const MADE_UP = fileURLToPath(new URL('../../../../assets/stances.txt', import.meta.url));
const MARKED = /\[([^\]|]+)\|([n+0-])\]/g;

interface Line {
	id: string;
	start: number;
	stance: string;
	score: string | null;
}

function parseLine(line: string, file: string, number: number): Line {
	let row: Partial<Line>;
	try {
		row = JSON.parse(line);
	} catch (error) {
		throw atLine(file, number, `is not JSON (${(error as Error).message}).`);
	}
	const { id, start, stance, score = null } = row ?? {};
	if (typeof id !== 'string' || !Number.isSafeInteger(start))
		throw atLine(file, number, 'needs an "id" and a "start".');
	if (typeof stance !== 'string' || stance.length !== 1 || !LABELS.includes(stance))
		throw atLine(file, number, `needs a "stance" of ${[...LABELS].join(', ')}.`);
	if (score !== null && typeof score !== 'string') throw atLine(file, number, 'has a "score" that is not a text.');
	return { id, start: start!, stance, score };
}

/**
 * Reads the labeled stances of a folder: stance/stance.jsonl, whose texts with all their films are in wide/posts.jsonl.
 * @throws InputError naming file, line and reason
 */
export async function readLabeled(data: string): Promise<LabeledText[]> {
	const file = join(data, 'stance', 'stance.jsonl');
	const { texts } = await readGold(join(data, 'wide', 'posts.jsonl'), true);
	const posts = new Map(texts.map((text) => [text.id, text]));
	const found = new Map<string, LabeledText>();
	(await readText(file)).split('\n').forEach((content, i) => {
		if (content.trim() === '') return;
		const { id, start, stance, score } = parseLine(content, file, i + 1);
		const key = id.replace(/\.\d+$/, '');
		const post = posts.get(key);
		if (post === undefined) throw atLine(file, i + 1, `there is no post "${key}" in wide/posts.jsonl.`);
		const films = [...new Set(post.mentions.map(({ title, year }) => `${title} ${year}`))];
		const sorted = post.mentions.toSorted((a, b) => a.start - b.start);
		const text = found.get(key) ?? {
			source: post.source ?? key,
			text: post.text,
			mentions: sorted.map((m) => ({ start: m.start, end: m.end, film: films.indexOf(`${m.title} ${m.year}`) })),
			labels: [],
		};
		found.set(key, text);
		const at = text.mentions.findIndex((m) => m.start === start);
		if (at < 0) throw atLine(file, i + 1, 'no mention of the post starts there.');
		text.labels.push({ at, label: LABELS.indexOf(stance), score });
	});
	return [...found.values()];
}

/** Reads the made-up sentences, each a source of its own, by language. */
export const readMadeUpStances = async (): Promise<LabeledText[][]> => parseMadeUpStances(await readText(MADE_UP));

/** Lines that begin with a number sign are comments; a blank line begins another language. */
export const parseMadeUpStances = (content: string): LabeledText[][] =>
	content
		.split(/\n{2,}/)
		.map((block, language) =>
			block
				.split('\n')
				.filter((line) => line !== '' && !line.startsWith('#'))
				.map((line, i) => parseSentence(line, `made up ${language}.${i}`)),
		)
		.filter((texts) => texts.length > 0);

function parseSentence(line: string, source: string): LabeledText {
	const made: LabeledText = { source, text: '', mentions: [], labels: [] };
	let from = 0;
	for (const { index, 0: all, 1: film, 2: label } of line.matchAll(MARKED)) {
		made.text += line.slice(from, index);
		made.labels.push({ at: made.mentions.length, label: LABELS.indexOf(label!), score: null });
		made.mentions.push({ start: made.text.length, end: made.text.length + film!.length });
		made.text += film;
		from = index + all.length;
	}
	made.text += line.slice(from);
	return made;
}

/** Puts sentences of one language and one fold together, as posts have them: each with the next ones about other films. */
export function composeStances(languages: readonly (readonly LabeledText[])[], most: number): LabeledText[] {
	return languages.flatMap((texts) => {
		const ofFold = Map.groupBy(texts, ({ source }) => foldOf({ id: source, source }));
		return [...ofFold.values()].flatMap((same) =>
			same.map((first, i) => {
				let post = first;
				for (let k = 1; k < same.length && post.labels.length < most; k++) {
					const next = same[(i + 3 * k) % same.length]!;
					if (!shareFilm(post, next)) post = joined(post, next);
				}
				return post;
			}),
		);
	});
}

const namesIn = ({ text, mentions }: LabeledText) => mentions.map(({ start, end }) => text.slice(start, end));

const shareFilm = (a: LabeledText, b: LabeledText) => namesIn(a).some((name) => namesIn(b).includes(name));

function joined(a: LabeledText, b: LabeledText): LabeledText {
	const by = a.text.length + 1;
	return {
		source: a.source,
		text: `${a.text} ${b.text}`,
		mentions: [...a.mentions, ...b.mentions.map(({ start, end }) => ({ start: start + by, end: end + by }))],
		labels: [...a.labels, ...b.labels.map((label) => ({ ...label, at: label.at + a.mentions.length }))],
	};
}
