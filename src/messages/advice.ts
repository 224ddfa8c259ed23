/** What is shown in a page of a draft's advice. By itself, because it is brought to every box. */
import * as v from 'valibot';
import { count, finite, suchThat } from '../checks.ts';
import { QUIET } from '../storage/limits.ts';

const title = suchThat<string>((value) => typeof value === 'string', 'a text');

const FilmSchema = v.object({
	/** Number in the catalogue. */
	id: count,
	title,
	year: count,
});
/** A film as a page's script shows it. */
export type PageFilm = v.InferOutput<typeof FilmSchema>;

const MarkSchema = v.object({
	/** Words of the draft, by UTF-16 offsets. */
	start: count,
	end: count,
	film: FilmSchema,
	/** The crowd if the draft did not name the film. */
	crowdWithout: finite,
	/** Other films of that name, likeliest first. */
	alternatives: v.array(FilmSchema),
	/** What the writer's word on these words is remembered under. */
	form: count,
});
/** A mention that costs, and what is known of it. */
export type PageMark = v.InferOutput<typeof MarkSchema>;

const AdviceSchema = v.object({
	crowd: finite,
	tolerance: finite,
	/** Films the draft names. */
	films: count,
	level: v.picklist(QUIET),
	/** Empty where the crowd is as large as asked for. */
	marks: v.array(MarkSchema),
	/** How it is said; plainly if absent. `year`: that films be written with their year, which costs nothing. */
	say: v.exactOptional(v.picklist(['gain', 'loss', 'year'])),
	/** Milliseconds after which it is to be asked for again, because it is held back. */
	later: v.exactOptional(finite),
	/** The worker wants to know when a card is opened. */
	tell: v.exactOptional(suchThat<true>((value) => value === true, 'true')),
});
export type PageAdvice = v.InferOutput<typeof AdviceSchema>;

/** What the worker answered a check with, if it is advice: after an update it may be another version's. */
export const readPageAdvice = (answer: unknown): PageAdvice | null => (v.is(AdviceSchema, answer) ? answer : null);
