/**
 * What privacy levels do to records on their way out.
 *
 * plain       as recorded.
 * coarse      fields rounded down or left out, as the dictionary says. No guarantee in numbers.
 * randomised  one row a draft and one an answer. With r = epsilon / (number of randomised fields of a draft that the study
 *             records):
 *             - yes or no: randomised response (Warner 1965), the truth with chance e^r / (1 + e^r): r-differentially private;
 *             - buckets 0 to n: the exponential mechanism with weights e^(-r |value - candidate| / n): r-differentially
 *               private. That is twice as sharp as its general bound allows. From value v to w a chance grows by at most
 *               e^(r |v - w| / n) S(v) / S(w), S being the sum of the weights; S is smallest at both ends, and from one value
 *               to the next it changes by at most e^(r / n), so that the product is at most e^r, from end to end exactly;
 *             - an answer of k: the truth with chance e^epsilon / (e^epsilon + k - 1), else another: epsilon.
 *             By composition whatever a draft's randomised fields are, no row is more likely by more than a factor of
 *             e^epsilon; over d drafts and a answers e^((d + a) epsilon). Nothing is promised of what is not randomised: how
 *             many drafts and answers there are, on which days, and the arm.
 *
 * Noise is drawn once: it is a function of a secret that the participant keeps and of a draft's field with its value, so
 * that exporting again gives the same file and averages nothing out. A field that changed between two exports is drawn
 * anew: whoever has both files knows that it may have changed, and each value that it had costs its r.
 */
import { mechanismChances, mechanismWeights } from '../core/decay/exponential.ts';
import { FIELDS, type Field } from './dictionary.ts';
import type { AnswerRow, DraftRow } from './drafts.ts';
import type { StudyEvent } from './events.ts';

/** Randomised fields of a draft, in the order in which they take their noise. */
export const DRAFT_NOISE = FIELDS.filter(
	({ name, randomised }) => randomised !== undefined && randomised !== 'as it is' && name !== 'answer',
);

/** Randomised fields of a draft that a study records. */
export const noiseOf = (recorded: readonly string[]): Field[] =>
	DRAFT_NOISE.filter(({ name }) => recorded.includes(name));

/** What each randomised field of a draft gets of its epsilon. @param fields that are randomised */
export const perField = (epsilon: number, fields: number = DRAFT_NOISE.length): number => epsilon / fields;

/** Chance that an answer of `count` possible ones is told as it is. */
export const truthChance = (epsilon: number, count: number): number =>
	Math.exp(epsilon) / (Math.exp(epsilon) + count - 1);

/** Chance of each bucket from 0 to `largest` to be told for each that it may be. */
export const bucketChances = (epsilon: number, largest: number, value: number): Float64Array =>
	mechanismChances(
		mechanismWeights(
			Float64Array.from({ length: largest + 1 }, (_, told) => -Math.abs(told - value)),
			epsilon,
			largest / 2,
		),
	);

/** An event with its fields rounded down, or left out. */
export function coarsened(event: StudyEvent): StudyEvent {
	const coarse: Record<string, unknown> = { ...event };
	for (const { name, coarse: how } of FIELDS) {
		const value = coarse[name];
		if (how === 'left out') coarse[name] = null;
		else if (how !== undefined && typeof value === 'number') coarse[name] = value - (value % how);
	}
	return coarse as unknown as StudyEvent;
}

/**
 * @param luck numbers from 0 up to 1, one for each of the fields
 * @param fields that are randomised; no others may be told
 */
export function randomisedDraft(
	row: DraftRow,
	epsilon: number,
	luck: readonly number[],
	fields: readonly Field[] = DRAFT_NOISE,
): DraftRow {
	const told: Record<string, unknown> = { ...row };
	const own = perField(epsilon, fields.length);
	for (const [i, { name, values }] of fields.entries()) {
		const truth = told[name];
		if (typeof truth === 'boolean') told[name] = luck[i]! < truthChance(own, 2) ? truth : !truth;
		else {
			const { largest } = values as { largest: number };
			const value = Math.min(largest, Math.max(0, truth as number));
			told[name] = placeOf(bucketChances(own, largest, value), luck[i]!);
		}
	}
	return told as unknown as DraftRow;
}

/** @param count of answers that could be given */
export function randomisedAnswer(row: AnswerRow, count: number, epsilon: number, luck: number): AnswerRow {
	const truth = truthChance(epsilon, count);
	if (luck < truth) return row;
	const other = Math.min(count - 2, Math.floor(((luck - truth) / (1 - truth)) * (count - 1)));
	return { ...row, answer: other < row.answer ? other : other + 1 };
}

/** Noise of a participant: from 0 up to 1, the same for the same secret and label. */
export async function luckOf(secret: CryptoKey, label: string): Promise<number> {
	const view = new DataView(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(label)));
	return (view.getUint32(0) * 2 ** 21 + (view.getUint32(4) >>> 11)) / 2 ** 53;
}

/** @param secret 64 hexadecimal digits that never leave the machine */
export const secretKey = (secret: string): Promise<CryptoKey> =>
	crypto.subtle.importKey(
		'raw',
		Uint8Array.from(secret.match(/../g)!, (pair) => Number.parseInt(pair, 16)),
		{ name: 'HMAC', hash: 'SHA-512' },
		false,
		['sign'],
	);

/** The bucket at a place of the unit interval that buckets share by their chances. */
function placeOf(chances: Float64Array, luck: number): number {
	let rest = luck;
	const at = chances.findIndex((chance) => {
		rest -= chance;
		return rest < 0;
	});
	return at < 0 ? chances.length - 1 : at;
}
