/** Doubtful words in a draft, and what they would do to the crowd. */
import { isSure } from '../mentions/certainty.ts';
import type { Mention } from '../mentions/mentions.ts';
import type { Pack } from '../population/pack.ts';
import type { Case } from './case.ts';
import { MOST_MAYBES } from './limits.ts';
import { nameOf } from './names.ts';
import type { AdvisedMaybe } from './result.ts';

interface Maybes {
	advised: AdvisedMaybe[];
	films: ReadonlySet<number>;
	/** The case in which all of them are films; none without maybes. */
	cases: Case[];
}

/**
 * @param named the writer's own mentions, sure or not
 * @param counted films that count already, in this draft or by earlier posts
 * @param caseWith returns the case of the draft if it names these films too
 */
export function adviseMaybes(
	{ catalogue }: Pick<Pack, 'catalogue'>,
	named: readonly Mention[],
	counted: ReadonlySet<number>,
	caseWith: (films: readonly number[]) => Case,
): Maybes {
	const open = openMaybes(named, counted);
	const films = [...new Set(open.map(({ film }) => film))];
	if (films.length === 0) return { advised: [], films: new Set(), cases: [] };
	const all = caseWith(films);
	const crowds = new Map(films.map((film) => [film, films.length === 1 ? all.crowd : caseWith([film]).crowd]));
	const advised = open.map(({ start, end, film, alternatives, confidence, form }) => ({
		...{ start, end, confidence, form },
		film: nameOf(catalogue, film),
		alternatives: alternatives.map((other) => nameOf(catalogue, other)),
		crowdWith: crowds.get(film)!,
	}));
	return { advised, films: new Set(films), cases: [all] };
}

/**
 * Returns the doubtful words whose answer changes what counts, in text order; if there are many, the likeliest.
 * @param counted films that already count
 */
export function openMaybes(named: readonly Mention[], counted: ReadonlySet<number>): Mention[] {
	const open = named.filter((m) => !isSure(m) && !counted.has(m.film));
	const films = new Set(open.toSorted((a, b) => b.confidence - a.confidence).map(({ film }) => film));
	const asked = new Set([...films].slice(0, MOST_MAYBES));
	return open.filter(({ film }) => asked.has(film));
}
