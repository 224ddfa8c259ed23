/** Takes films out of a draft, or gives them other names, so that its sentences and lists stay whole. */
import { type Edit, edited } from '../algorithms/edits.ts';
import type { PhraseFacts } from './facts.ts';
import { type Item, type Named, RENAMED } from './items.ts';
import { composed, moved, originOf } from './pieces.ts';
import { onItsLine, type Scene, sceneOf } from './scene.ts';
import { bestWording, type Wording, withoutScore } from './wordings.ts';

/** Edits that belong together: with some of them left out, a sentence or a list would not be whole. */
export interface Change {
	/** In order of position, without overlaps. */
	edits: Edit[];
	/** Numbers of the mentions that it removes. */
	mentions: number[];
	/** Edits for boxes in which lines cannot be removed: names, or empty lines in place of sentences. */
	instead: Edit[] | null;
}

/** A part of the first text that changes as a whole. */
interface Part {
	start: number;
	end: number;
	mentions: number[];
}

/** The words for a film: facts, the title of another film, or null for its own title without its score. */
export type Said = PhraseFacts | string | null;

const NOTHING: PhraseFacts = {};

/**
 * Returns the changes that take films out of a text, in order of position.
 * @param named everything the text names, which shows its lists
 * @param out numbers of the films to take out
 * @param says the words for others, by number
 */
export function takeOut(
	text: string,
	named: readonly Named[],
	out: Iterable<number>,
	says: ReadonlyMap<number, Said> = new Map(),
): Change[] {
	let now = text;
	let spans = named.map((one, mention) => ({ ...one, mention }));
	let edits: Edit[] = [];
	const parts: Part[] = [];
	let left = filmsIn(named, [...out, ...says.keys()]);
	const changed = left.flat();
	while (left.length > 0) {
		const scene = sceneOf(now, spans);
		const found = roundOf(scene, spans, left, says);
		for (const { film, wording } of found.made) parts.push(...partsOf(edits, film, wording, named));
		const all = found.made.flatMap(({ wording }) => wording.edits).sort((a, b) => a.start - b.start);
		edits = composed(text.length, edits, all);
		now = edited(now, all);
		spans = [...spans.flatMap((span) => moved(all, span) ?? []), ...namesIn(found.made, all)].sort(
			(a, b) => a.start - b.start,
		);
		left = found.left;
	}
	const places = joined(parts);
	const assigned = new Set(parts.flatMap(({ mentions }) => mentions));
	const others = changed.filter((one) => !assigned.has(one));
	for (const place of places)
		place.mentions.push(...others.filter((one) => isWithin(named[one]!, place.start, place.end)));
	return places.map(({ start, end, mentions }) => {
		const own = edits.filter((edit) => edit.start >= start && edit.end <= end);
		const breaks = own.some((edit) => text.slice(edit.start, edit.end).includes('\n'));
		return { edits: own, mentions, instead: breaks ? linesKept(text, own, named, mentions, says) : null };
	});
}

type Made = Pick<Wording, 'how' | 'edits' | 'parts' | 'from' | 'to'>;

/** Changes of films that have nothing to do with each other; the other films are left. */
function roundOf(scene: Scene, spans: readonly Placed[], films: readonly number[][], says: ReadonlyMap<number, Said>) {
	const byMention = new Map(scene.items.map((item) => [spans[item.mention]!.mention, item]));
	const made: { film: number[]; wording: Made }[] = [];
	const left: number[][] = [];
	const taken: { from: number; to: number }[] = [];
	for (const film of films) {
		const items = film.flatMap((mention) => byMention.get(mention) ?? []);
		if (items.length === 0) continue;
		const wording = wordingFor(scene, items, says.get(film[0]!));
		if (wording.how === 'cut' && film.length > 1) {
			// Its places may do better one by one.
			left.push(...film.map((mention) => [mention]));
			continue;
		}
		const ranges = [...wording.edits.map(({ start, end }) => ({ from: start, to: end })), wording];
		const range = { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
		if (taken.some(({ from, to }) => from <= range.to && range.from <= to)) left.push(film);
		else {
			taken.push(range);
			made.push({ film, wording });
		}
	}
	return { made, left };
}

/** Where names are after edits: they are still items of their lists. */
function namesIn(made: readonly { wording: Made }[], edits: readonly Edit[]): Placed[] {
	const names = new Set(made.flatMap(({ wording }) => (wording.how === 'name' ? wording.edits : [])));
	let shift = 0;
	return edits.flatMap((edit) => {
		const start = edit.start + shift;
		shift += edit.text.length - (edit.end - edit.start);
		return names.has(edit) && edit.text !== ''
			? [{ start, end: start + edit.text.length, film: RENAMED, mention: -1 }]
			: [];
	});
}

const isWithin = (span: Named, start: number, end: number) => start <= span.start && span.end <= end;

type Placed = Named & { mention: number };

/** The parts of the first text that a film's wording changes. */
function partsOf(before: readonly Edit[], film: readonly number[], { parts }: Made, named: readonly Named[]): Part[] {
	const places = parts.map((part) => placeIn(before, part));
	const isIn = (place: Omit<Part, 'mentions'>, mention: number) =>
		named[mention]!.start <= place.end && place.start <= named[mention]!.end;
	return places.map((place, i) => ({
		...place,
		mentions: film.filter(
			(one) =>
				Math.max(
					0,
					places.findIndex((other) => isIn(other, one)),
				) === i,
		),
	}));
}

/** The mentions to change, by film, in order of position. */
function filmsIn(named: readonly Named[], changed: readonly number[]): number[][] {
	const films = new Map<string, number[]>();
	const valid = [...new Set(changed)].filter((mention) => named[mention] !== undefined);
	for (const mention of valid.toSorted((a, b) => named[a]!.start - named[b]!.start)) {
		const { kind = 'films', film } = named[mention]!;
		films.set(`${kind} ${film}`, [...(films.get(`${kind} ${film}`) ?? []), mention]);
	}
	return [...films.values()];
}

/** The best wording; a film to take out goes with its sentence if nothing smaller reads right. */
function wordingFor(scene: Scene, items: readonly Item[], says: Said | undefined): Made {
	if (typeof says === 'string') {
		const edits = items.map(({ start, end, kept }) => ({ start, end, text: says + kept }));
		return { how: 'name', edits, parts: edits.map((edit) => [edit]), from: edits[0]!.start, to: edits.at(-1)!.end };
	}
	return (says === null ? withoutScore(scene, items) : null) ?? bestWording(scene, items, says ?? undefined);
}

/** Where edits of the present text are in the first one. */
const placeIn = (before: readonly Edit[], part: readonly Edit[]) => ({
	start: Math.min(...part.map(({ start }) => originOf(before, start, false))),
	end: Math.max(...part.map(({ end }) => originOf(before, end, true))),
});

/** Parts that touch are one. */
function joined(parts: readonly Part[]): Part[] {
	const all: Part[] = [];
	for (const part of parts.toSorted((a, b) => a.start - b.start)) {
		const last = all.at(-1);
		if (last === undefined || part.start > last.end) all.push({ ...part });
		else {
			last.end = Math.max(last.end, part.end);
			last.mentions = [...last.mentions, ...part.mentions];
		}
	}
	return all;
}

function linesKept(
	text: string,
	edits: readonly Edit[],
	named: readonly Named[],
	mentions: readonly number[],
	says: ReadonlyMap<number, Said>,
): Edit[] {
	const scene = sceneOf(text, named);
	const items = scene.items.filter(({ mention }) => mentions.includes(mention));
	if (items.some((item) => scene.withoutLine(item) === null)) return edits.map((edit) => onLines(text, edit));
	return items.map((item) => {
		const said = says.get(item.mention);
		return onItsLine(scene, item, typeof said === 'object' ? (said ?? NOTHING) : NOTHING);
	});
}

/** An edit that leaves the ends of lines around it. */
function onLines(text: string, { start, end, text: words }: Edit): Edit {
	const removed = text.slice(start, end);
	const from = start + /^\n*/.exec(removed)![0].length;
	return { start: from, end: Math.max(from, end - /\n*$/.exec(removed)![0].length), text: words };
}
