/** Which question, if any, would change the verdict on a draft: one at a time, the one that settles most first. */
import { ANSWERS } from './answers.ts';
import type { Case, Writer } from './case.ts';
import { isWholeList } from './ownChance.ts';
import { type Question, type Standing, type Verdict, verdictOn } from './verdict.ts';

interface Asked {
	writer: Writer;
	goal: number;
	now: Standing;
	/** The crowd if all maybes are films. */
	crowdWithMaybes: number;
	adviceCase: Pick<Case, 'films' | 'earlier' | 'own'>;
	/** Where the writer would stand if more were known about them. */
	standingOf(writer: Writer): Standing;
}

/** Verdicts that lead to the same advice. */
const levelOf = (verdict: Verdict) => (verdict === 'gives' ? 'could' : verdict);

/** @returns null if no answer matters */
export function questionFor({ writer, goal, now, crowdWithMaybes, adviceCase, standingOf }: Asked): Question | null {
	const { rated = null, complete = null, filmsRated = null, nowhere = false } = writer;
	const { films, earlier, own } = adviceCase;
	if (nowhere) return null;
	if (now.crowd >= goal && crowdWithMaybes < goal) return 'film';
	if (films.length + earlier.length === 0) return null;
	const verdict = verdictOn(now, goal);
	if (verdict === 'wellHidden' || verdict === 'gives') return null;
	const listed = rated?.size ?? 0;
	if (isWholeList(rated, complete)) return null;
	if (listed > 0 && complete === null) return 'whole';
	if (filmsRated === null)
		return ANSWERS.some(
			(answer) => levelOf(verdictOn(standingOf({ ...writer, filmsRated: answer }), goal)) !== levelOf(verdict),
		)
			? 'howMany'
			: null;
	// Where the estimate misses the goal, there are changes to make.
	const isOpen = films.some((film) => own(film) > 0 && own(film) < 1);
	return verdict === 'could' && now.crowd >= goal && isOpen ? 'which' : null;
}
