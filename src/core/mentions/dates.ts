import { hashOf, words } from '../catalogue/words.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

const MONTHS = new Set(
	words('january february march april may june july august september october november december').map(hashOf),
);

/** Whether the word at `at` is the month of a date, or after "in" and the like: "October 22", "22nd of October", "in October". */
export function isMonthOfDate({ hash, gap, count, letterCase }: Tokens, at: number): boolean {
	if (!MONTHS.has(hash[at]!)) return false;
	const isNumber = (w: number) => w >= 0 && w < count && letterCase[w] === CASE.digit;
	const isClose = (gapAt: number) => (gap[gapAt]! & ~(GAP.space | GAP.comma | GAP.dash)) === 0;
	if (isNumber(at + 1) && isClose(at + 1)) return true;
	if (at > 0 && gap[at] === GAP.space && BEFORE_MONTHS.has(hash[at - 1]!)) return true;
	return (isNumber(at - 1) && isClose(at)) || (isNumber(at - 2) && hash[at - 1] === OF);
}

const OF = hashOf('of');
const BEFORE_MONTHS = new Set(words('in since until till by early late mid last next this').map(hashOf));
