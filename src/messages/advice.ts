/** The part of the advice that pages show. In a module of its own, to keep the script of boxes small. */
import * as v from 'valibot';
import { count, finiteNumber, flag, satisfying } from '../checks.ts';
import { ADDED_KINDS } from '../core/catalogue/packKinds.ts';
import { QUIET } from '../storage/limits.ts';

export type { Item } from '../core/catalogue/packKinds.ts';

const title = satisfying<string>((value) => typeof value === 'string', 'a text');

/** An item as shown in a page. */
const FilmSchema = v.object({
	/** Number in the catalogue of its kind. */
	id: count,
	title,
	year: count,
});
const MarkSchema = v.object({
	/** The words in the draft, by UTF-16 offsets. */
	start: count,
	end: count,
	film: FilmSchema,
	/** The crowd of its kind if the draft did not name the film, and if it does. */
	crowdWithout: finiteNumber,
	crowdWith: finiteNumber,
	/** Whether it only may be a film: the user is asked. */
	maybe: flag,
	/** Absent for films. */
	kind: v.exactOptional(v.picklist(ADDED_KINDS)),
	/** Other films of that name, most likely first. */
	alternatives: v.array(FilmSchema),
	/** The title form in that catalogue, for choosing another item. */
	form: count,
	/** Whether to draw the mark. The others are measured all the same, so that the page cannot tell which cost. */
	drawn: flag,
});
/** A mention that was found, marked or not. */
export type PageMark = v.InferOutput<typeof MarkSchema>;

const AdviceSchema = v.object({
	/** The smallest of all kinds. */
	crowd: finiteNumber,
	tolerance: finiteNumber,
	/** Number of films that the draft surely names, with what else it names. */
	films: count,
	level: v.picklist(QUIET),
	/** By position; none is drawn if the crowd reaches the tolerance, and no maybe if it does with all of them. */
	marks: v.array(MarkSchema),
	/** The wording; plain if absent. `year`: suggests writing films with their year, which has no effect. */
	say: v.exactOptional(v.picklist(['gain', 'loss', 'year'])),
	/** Milliseconds after which to check again, if advice is delayed. */
	later: v.exactOptional(finiteNumber),
	/** Whether to send `opened` when a card is opened. */
	tell: v.exactOptional(flag),
});
export type PageAdvice = v.InferOutput<typeof AdviceSchema>;

/** Validates the worker's answer to a check: after an update, it may come from another version. */
export const readPageAdvice = (answer: unknown): PageAdvice | null => (v.is(AdviceSchema, answer) ? answer : null);
