/** Plans of a draft, made on careful cases. */
import { nothingShared, type Shared } from '../crowd/crowds.ts';
import type { Pack } from '../population/pack.ts';
import { ofKind } from '../rewrite/items.ts';
import { takeOut } from '../rewrite/takeOut.ts';
import { advisePlans } from './advisedPlans.ts';
import { type Case, createCase, type Writer, worstAdversaries } from './case.ts';
import { endOfWay } from './first.ts';
import { isSpoiled, leavingOf } from './left.ts';
import { LONGEST_DRAFT } from './limits.ts';
import { newlyNamed } from './newlyNamed.ts';
import { isWholeList } from './ownChance.ts';
import { PLAN_ADVERSARIES } from './plans.ts';
import type { FirstPlan } from './result.ts';

/** A draft that plans are made for. */
interface Drafted {
	named: Parameters<typeof newlyNamed>[2];
	writer: Writer;
	/** Its films that count. */
	films: ReadonlySet<number>;
	adviceCase: Case;
	/** What its cases share. */
	shared: Shared;
}

/** The case under the adversaries that plans are made against. */
export const worstCase = (one: Case, draftFilms: ReadonlySet<number>, writer: Writer, shared: Shared) =>
	createCase(one.population, draftFilms, { ...writer, guard: worstAdversaries(one, PLAN_ADVERSARIES) }, { shared });

/** Most rounds of planning: the remaining text may name other films. */
const MOST_TIMES = 4;

/** Makes plans. The remaining text is read again, and whatever it newly names is counted, until it names nothing new. */
export function planUntilKept(pack: Pack, draft: string, drafted: Drafted, given: Parameters<typeof advisePlans>[3]) {
	const { named } = drafted;
	const text = draft.slice(0, LONGEST_DRAFT);
	const options = { ...given, ...leavingOf(text, named) };
	const casesNaming = createCases(pack, drafted);
	const cases = casesNaming([]);
	const more = new Set<number>();
	let { way, plans, suggestions } = advisePlans(pack, named.mentions, cases, options);
	for (let times = 1; times < MOST_TIMES; times++) {
		const found = newlyNamed(pack.catalogue, text, named, plans.first);
		if (found.every((film) => more.has(film))) {
			// What other plans would leave is not named after this one.
			if (found.length === 0 && more.size > 0)
				plans = {
					...plans,
					first: { ...plans.first, crowd: endOfWay(cases.careful, way).crowd, likely: endOfWay(cases.now, way) },
				};
			break;
		}
		for (const film of found) more.add(film);
		({ way, plans, suggestions } = advisePlans(pack, named.mentions, casesNaming([...more]), options));
	}
	const first = withoutCut(text, named, plans.first);
	const { drop, mixed } = plans;
	const spoils = (out: typeof drop) =>
		isSpoiled(
			text,
			named,
			out.map(({ mention }) => ({ mention, to: null })),
		);
	const spoiling = (['drop', 'mixed'] as const).filter((kind) => spoils(kind === 'drop' ? drop : mixed.drop));
	// What leads nowhere without other films is not taken out.
	const empty = (first.changes.length === 0 || first.add.length > 0) && spoiling.includes('drop');
	return { suggestions, plans: { ...plans, first: { ...first, empty }, spoiling }, carefulCase: cases.careful };
}

/** The plan; a film whose sentence goes with another film goes too. */
function withoutCut(text: string, { all, kind, mentions, plain }: Drafted['named'], first: FirstPlan): FirstPlan {
	const number = ({ mention }: FirstPlan['changes'][number]) => all.indexOf(mentions[mention]!);
	const out = first.changes.filter(({ to }) => to === null);
	if (out.length === 0 || out.length === first.changes.length) return first;
	const says = new Map(out.filter(({ mention }) => plain.has(mentions[mention]!.film)).map((one) => [number(one), {}]));
	const left = out.map(number).filter((one) => !says.has(one));
	const edits = takeOut(text, ofKind(all, kind), left, says).flatMap((change) => change.edits);
	const goes = new Set(
		first.changes
			.map(({ mention }) => mentions[mention]!)
			.filter(({ start, end }) => edits.some((edit) => edit.start <= start && end <= edit.end))
			.map(({ film }) => film),
	);
	const changes = first.changes.map((one) => (goes.has(mentions[one.mention]!.film) ? { ...one, to: null } : one));
	return { ...first, changes };
}

/**
 * Returns a function that gives the cases for plans if more films are named: careful ones, which differ only in phrases
 * if everything that the writer rated is known.
 */
function createCases({ population }: Pack, { writer, films, adviceCase, shared }: Drafted) {
	const { rated = null, complete, nowhere = false, history = [] } = writer;
	const isSame = nowhere || isWholeList(rated, complete);
	const ofCareful = isSame ? shared : nothingShared();
	return (more: readonly number[]) => {
		const naming = { ...writer, history: [...history, ...more.map((film) => ({ film, decoy: false }))] };
		const careful = { ...naming, careful: true };
		const now = more.length === 0 ? adviceCase : createCase(population, films, naming, { forPlans: true, shared });
		const all: Case =
			isSame && adviceCase.phrases.size === 0 && more.length === 0
				? { ...adviceCase, phrasesRead: 'all' }
				: createCase(population, films, careful, { forPlans: true, shared: ofCareful });
		return {
			...{ now, planNow: () => worstCase(now, films, naming, shared) },
			...{ careful: all, plan: worstCase(all, films, careful, ofCareful) },
		};
	};
}
