/** The part of the advice that pages show. In a module of its own, to keep the script for boxes small. */
import * as v from 'valibot';
import { count, finiteNumber, flag, satisfying } from '../checks.ts';
import { ADDED_KINDS } from '../core/catalogue/packKinds.ts';
import { QUIET } from '../storage/limits.ts';

export type { Item } from '../core/catalogue/packKinds.ts';

const text = satisfying<string>((value) => typeof value === 'string', 'a text');

/** A sentence that could be posted instead. Empty if words can only be taken out. */
const ChoiceSchema = v.object({
	/** By which it is asked for. */
	key: text,
	/** Parts that stay, and new parts between them. */
	before: text,
	added: text,
	after: text,
	/** Whether it would go. */
	struck: flag,
	/** What it adds; empty if it speaks for itself. */
	note: text,
});
export type CardChoice = v.InferOutput<typeof ChoiceSchema>;

const MarkSchema = v.object({
	/** The words in the draft, by UTF-16 offsets. */
	start: count,
	end: count,
	/** Number in the catalogue of its kind. */
	id: count,
	/** Absent for films. */
	kind: v.exactOptional(v.picklist(ADDED_KINDS)),
	title: text,
	/** The year of a film, or what else it is. */
	about: text,
	/** Higher if the title gives away more; for the order. */
	cost: finiteNumber,
	/** Whether it only may be a film: the user is asked. */
	maybe: flag,
	/** Whether to draw the mark. The others are measured too, so that the page cannot tell which ones cost. */
	drawn: flag,
	/** The text of its card, and sentences to choose from. */
	why: text,
	choices: v.array(ChoiceSchema),
});
/** A mention that was found, marked or not. */
export type PageMark = v.InferOutput<typeof MarkSchema>;

const AdviceSchema = v.object({
	level: v.picklist(QUIET),
	/** By position; none is drawn if the crowd reaches the goal, and no maybe if it does with all of them. */
	marks: v.array(MarkSchema),
	/** What the notice says. */
	notice: text,
	/** The text if nothing is left to change; empty if nothing is named. */
	enough: text,
	/** Milliseconds until the next check, if advice is delayed. */
	later: v.exactOptional(finiteNumber),
	/** Whether to send `opened` when a card is opened. */
	tell: v.exactOptional(flag),
});
export type PageAdvice = v.InferOutput<typeof AdviceSchema>;

/** Validates the worker's answer to a check: after an update, it may come from another version. */
export const readPageAdvice = (answer: unknown): PageAdvice | null => (v.is(AdviceSchema, answer) ? answer : null);
