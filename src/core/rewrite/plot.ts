/** What only people who know a film would write: things in it, or a line. */
import { listed } from '../catalogue/lists.ts';
import { restored } from '../catalogue/patterns.ts';
import type { GIVEN_SIGNS } from './givenSigns.ts';
import type { Item } from './items.ts';
import type { Scene } from './scene.ts';
import { blanked, LONGEST, lineAround, sentenceAround } from './sentences.ts';
import type { Why } from './why.ts';

const signs = listed('given', (list: unknown) => restored(list) as typeof GIVEN_SIGNS);

type Draft = Pick<Scene, 'text' | 'items' | 'sentences'>;

/** What all films have. */
const OF_FILMS = new Set(
	'film movie sound hype look colors colours costumes lighting framing mood pace end ending start beginning opening scene scenes shot shots camera way soundtrack score music director cinematography cast acting actors story plot audience screen theater theatre cinema highlight year rest time weekend best worst most first last whole same credits moment moments sequence finale half middle back only other one two big next right wrong kind point way dialogue editing pacing performances lead world day night plane train couch internet blog worse better other original book novel second third final'.split(
		' ',
	),
);

/** What may be laughed or cried at elsewhere. */
const ELSEWHERE = new Set(
	'dinner breakfast lunch station airport table desk bus door office work wedding funeral party kitchen idea thought price news man woman lady guy kid kids people others same fact memory question answer joke photo picture dog cat bar pub phone doctor dentist thing things part bit one ones credits'.split(
		' ',
	),
);
const PEOPLE = new Set(
	'one guy man woman lady girl boy kid people dad mum mom mother father character actor actress villain song theme music clip quote line lines joke dvd poster'.split(
		' ',
	),
);
/** The rest of its sentence, or of its line up to the next film. */
function sceneIn({ text, items, sentences }: Draft, place: Item, to: number): string | null {
	const { from } = sentenceAround(sentences, place);
	const other = items.find(({ start }) => start >= to)?.start ?? text.length;
	const next = Math.max(to, Math.min(lineAround(text, place.start).to, other, to + LONGEST));
	const said = text.slice(from, place.start) + ' '.repeat(place.end - place.start) + text.slice(place.end, next);
	const about = signs().ABOUT.exec(text.slice(place.end, to));
	if (about !== null) return about[0].replace(/^[,–—]?\s*/u, '');
	const scene = (signs().OF_SCENES.test(said) ? signs().SCENES : [])
		.flatMap((pattern) => [...said.matchAll(pattern)])
		.find(([, thing]) => !OF_FILMS.has(thing!.toLowerCase()));
	const moved = (signs().OF_MOVED.test(said) ? [...signs().MOVED, signs().RECALLED] : [])
		.flatMap((pattern) => [...said.matchAll(pattern)])
		.find(
			([words, thing = words.split(' ').at(-1)!]) =>
				!OF_FILMS.has(thing.toLowerCase()) && !ELSEWHERE.has(thing.toLowerCase()),
		);
	const acts = [...said.matchAll(signs().ACTS)];
	const acted = new Set(acts.map(([, one]) => one)).size > 1 ? acts[0] : undefined;
	return (scene ?? moved ?? acted ?? signs().LENGTH.exec(said))?.[0].replace(/^[.!?,;:]\s*/u, '') ?? null;
}

/** Returns the first such words in the sentences of a film, or null. */
export function contentIn(draft: Draft, places: readonly Item[]): Why | null {
	const { text, items, sentences } = draft;
	for (const place of places) {
		const { from, to } = sentenceAround(sentences, place);
		if (to - from > LONGEST) continue;
		const inside = items.filter((item) => item.start >= from && item.end <= to);
		const sentence = blanked(text, inside).slice(from, to);
		const line = signs().QUOTED.exec(sentence);
		if (line !== null) return { kind: 'quote', word: line[0] };
		const scene = sceneIn(draft, place, to);
		if (scene !== null) return { kind: 'plot', word: scene };
		const thingOf = signs().OF_TITLE.exec(text.slice(from, place.start));
		if (thingOf !== null && !OF_FILMS.has(thingOf[1]!) && !PEOPLE.has(thingOf[1]!))
			return { kind: 'plot', word: thingOf[0].replace(/\s+from\s+$/u, '') };
		if (!signs().INSIDE.test(text.slice(from, place.start))) continue;
		const called = signs().CALLED.exec(sentence);
		if (called !== null) return { kind: 'quote', word: called[0] };
		const at = place.start - from;
		const thing = [
			...sentence.matchAll(
				/(?<!\p{L})the\s+(?:(?:old|empty|young|little|dead|burning|dark)\s+)?(\p{Ll}+)(\s+(?:\p{Ll}+\s+)?(?:in|from|of|at)\s)?/giu,
			),
		].find(
			([, noun, joins], i, all) => (all[i]!.index > at || joins !== undefined) && !OF_FILMS.has(noun!.toLowerCase()),
		);
		if (thing !== undefined) return { kind: 'plot', word: thing[0].slice(0, -(thing[2]?.length ?? 0) || undefined) };
	}
	return null;
}
