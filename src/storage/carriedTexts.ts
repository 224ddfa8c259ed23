/**
 * Which of a tab's drafts were sent to its site, and may return in the boxes of the next page: a preview, or a post
 * that was refused. Only in memory (storage.session), and never the text: with a random secret of this session it gives
 * the key that encrypts which parts are not the user's.
 */
import * as v from 'valibot';
import { count, finiteNumber } from '../checks.ts';
import { cutWritten, type Part, type Written } from '../core/mentions/others.ts';
import { hexadecimal } from '../study/sha256.ts';
import { type Area, valueAt } from './area.ts';
import { PostIdSchema } from './heldPosts.ts';
import { createQueue } from './queue.ts';
import { SealedSchema, seal, unseal } from './sealed.ts';
import { PartsSchema } from './written.ts';

const CarriedSchema = v.object({
	/** Another for each that is noted. */
	id: v.string(),
	site: v.string(),
	frame: count,
	/** The post that it became; null if it was not meant as one. */
	post: v.nullable(PostIdSchema),
	/** When it was sent, in milliseconds since 1970. */
	at: finiteNumber,
	/** For each text, the longest first. */
	sealed: v.array(SealedSchema),
});
export type Carried = v.InferOutput<typeof CarriedSchema>;

/** Milliseconds after which a new page no longer answers what was sent. */
const LONGEST = 120_000;
/** Milliseconds before and after a form is noted as sent in which the way to its answer begins. */
const [BEFORE, AFTER] = [2000, 500];
const SECRET = 'carriedSecret';
const PREFIX = 'carried:';
const keyOf = (tab: number) => `${PREFIX}${tab}`;

const randomHex = (bytes: number) => hexadecimal(crypto.getRandomValues(new Uint8Array(bytes)));

/** Servers end lines in their own way, and cut or add blanks at the end. */
const comparable = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();

/** @returns an id that differs from later notes' */
export async function noteCarried(
	area: Area,
	tab: number,
	about: Pick<Carried, 'site' | 'frame' | 'post' | 'at'>,
	texts: readonly Written[],
): Promise<string> {
	const secret = await secretOf(area);
	const longestFirst = texts.toSorted((a, b) => b.text.length - a.text.length);
	const sealed = await Promise.all(
		longestFirst.map(({ text, others }) => seal(others, { text: comparable(text), secret })),
	);
	const id = randomHex(16);
	const { site, frame, post } = about;
	const at = Math.min(about.at, Date.now());
	await area.set({ [keyOf(tab)]: { id, site, frame, post, at, sealed } satisfies Carried });
	return id;
}

const enqueue = createQueue();

/** The secret of this session; made once, or text sealed with another could not be read. */
const secretOf = (area: Area): Promise<string> =>
	enqueue(async () => {
		const known = await valueAt(area, SECRET);
		if (typeof known === 'string') return known;
		const secret = randomHex(32);
		await area.set({ [SECRET]: secret });
		return secret;
	});

/** A tab's note, if it is recent enough. */
export async function readCarried(area: Area, tab: number): Promise<Carried | null> {
	const stored = await valueAt(area, keyOf(tab));
	return v.is(CarriedSchema, stored) && Math.abs(Date.now() - stored.at) < LONGEST ? stored : null;
}

/** Whether a page whose navigation began at a time is the answer to what was sent: while we ask, a later one may have come. */
export const isAnswer = ({ at }: Carried, began: number): boolean => began >= at - BEFORE && began <= at + AFTER;

/** All that is noted, whenever that was. */
export async function allCarried(area: Area): Promise<{ tab: number; carried: Carried }[]> {
	const all = Object.entries(await area.get(null));
	return all.flatMap(([key, carried]) => {
		const tab = Number(key.slice(PREFIX.length));
		return key.startsWith(PREFIX) && v.is(CarriedSchema, carried) ? { tab, carried } : [];
	});
}

/** Forgets a tab's note. @param id id of the note: later ones stay */
export async function forgetCarried(area: Area, tab: number, id?: string): Promise<void> {
	const stored = (await valueAt(area, keyOf(tab))) as Partial<Carried> | undefined;
	if (id === undefined || stored?.id === id) await area.remove(keyOf(tab));
}

/** The parts that are not the user's in each of `texts` that was sent, null for others; and whether the longest is there. */
export async function recognize(
	area: Area,
	{ sealed }: Carried,
	texts: readonly string[],
): Promise<{ others: (readonly Part[] | null)[]; longest: boolean }> {
	const secret = await valueAt(area, SECRET);
	const others: (readonly Part[] | null)[] = texts.map(() => null);
	let longest = false;
	if (typeof secret !== 'string') return { others, longest };
	for (const [at, text] of texts.entries())
		for (const [which, each] of sealed.entries()) {
			const opened = await unseal(each, { text: comparable(text), secret });
			if (!v.is(PartsSchema, opened)) continue;
			others[at] ??= cutWritten({ text, others: opened }, text.length).others;
			longest ||= which === 0;
		}
	return { others, longest };
}
