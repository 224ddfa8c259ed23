import { verdictOn } from '../../core/advice/verdict.ts';
import { type FilmKey, kindOf } from '../../core/catalogue/titled.ts';
import { matchingAll, smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { CountsView } from '../../messages/audit.ts';
import type { AskWorker } from '../../messages/ui.ts';
import { MOST_POSTS } from '../../storage/limits.ts';
import type { Persona } from '../../storage/records.ts';
import { strings } from '../../strings.ts';
import { Fish, NoticeBox } from '../brand.tsx';
import { Emphasized, Verdict } from '../popup/verdict.tsx';
import type { Records } from '../records.ts';
import type { AccountsState } from '../useAccounts.ts';
import { Aside } from './aside.tsx';
import { listText } from './listText.ts';
import { Next } from './next.tsx';
import { Staying, ToEdit } from './takeDown.tsx';
import type { Checking, Result } from './useCheck.ts';

const words = strings.past;

export interface ResultProps {
	result: Result;
	checking: Checking;
	accounts: AccountsState;
	personas: readonly Persona[];
	ask: AskWorker;
	records: Records;
	/** Nothing is written to the disk from private windows. */
	isPrivate: boolean;
	save: (list: string) => void;
}

export function ResultPart({ result, checking, accounts, personas, ask, records, isPrivate, save }: ResultProps) {
	const { check, kept, still } = result;
	return (
		<div class="columns">
			<div class="stack">
				{kept === 'notKept' && (
					<NoticeBox text={check.posts.length > MOST_POSTS ? words.tooMany(MOST_POSTS) : words.notKept} />
				)}
				{kept === 'replaced' && <NoticeBox text={words.replaced} />}
				{check.unread !== undefined && <NoticeBox text={words.unread(check.unread)} />}
				{check.doubtful !== undefined && <NoticeBox text={strings.audit.doubtful(check.doubtful)} />}
				{still > 0 && <NoticeBox text={words.still(still)} />}
				{check.posts.length === 0 ? (
					<section class="panel blank">
						<Fish />
						<h1>{words.none}</h1>
						<p class="soft">{words.noneHelp(check.read)}</p>
					</section>
				) : (
					<>
						<Standing result={result} />
						<ToEdit result={result} checking={checking} />
						<Staying result={result} />
					</>
				)}
				<Next
					{...{ result, accounts, personas, ask, records, isPrivate }}
					onForget={checking.forget}
					onSave={() => save(listText(result))}
					onNew={checking.cancel}
				/>
			</div>
			{check.posts.length > 0 && <Aside result={result} />}
		</div>
	);
}

const TONES = { wellHidden: 'good', probably: 'good', uncertain: 'mid', not: 'bad' } as const;

/** How many posts give away, or where the account stands after those done, by the kind that the fewest match. */
function Standing({ result: { check, audit, owner, done, left } }: { result: Result }) {
	const then = left === null ? null : smallestOf(left)!;
	const isBegun = done.size > 0 && then !== null;
	const now: CountsView = isBegun ? left! : audit;
	const smallest = smallestOf(now)!;
	const { crowd, low } = smallest;
	const counted = audit.flatMap(({ kind, members }) =>
		now.filter((one) => one.kind === kind).map((one) => ({ crowd: one.crowd, members })),
	);
	const { tolerance } = owner;
	const reached = verdictOn(smallest, tolerance);
	const end = reached === 'wellHidden' || reached === 'probably' ? reached : crowd < tolerance ? 'not' : 'uncertain';
	const naming = check.posts.filter((post) => post.films.some(isFilm)).length;
	const films = new Set(
		check.posts.flatMap((post) => post.films.filter(isFilm).map(({ title, year }) => `${title} ${year}`)),
	);
	const { takeDown } = smallestOf(audit)!;
	const all = new Set(audit.flatMap((each) => each.takeDown.map(({ post }) => post))).size;
	const isFresh = !isBegun && audit.some(({ filmsForOld }) => filmsForOld !== null);
	const title = isBegun
		? words.verdictDone[end]
		: isFresh
			? words.fresh.verdict
			: all === 0
				? words.safe
				: words.verdict(all);
	return (
		<section class="standing">
			<Verdict tone={TONES[end]} title={title}>
				{isBegun ? (
					<>
						<Emphasized of={words.doneAbout(crowd)} />
						{end === 'uncertain' && ` ${strings.justPeople(low)}`}
					</>
				) : isFresh ? (
					words.fresh.edits(all, check.posts.length)
				) : all === 0 ? (
					words.safeAbout(crowd, low, tolerance)
				) : (
					<>
						<Emphasized of={words.verdictAbout(crowd)} />{' '}
						{then !== null
							? words.verdictEdited(all, then.crowd)
							: takeDown.length === all && words.verdictGone(all, takeDown.at(-1)!.crowd)}
					</>
				)}
				{(isBegun || all > 0) && !isFresh && ` ${strings.goal(tolerance)}`}
				{audit.length > 1 && ` ${strings.kinds.bound(matchingAll(counted))}`}
			</Verdict>
			<p class="soft">
				{naming > 0 && `${strings.audit.counted(naming, check.read, films.size)} `}
				{words.checked(check.date)}
			</p>
		</section>
	);
}

const isFilm = (key: FilmKey) => kindOf(key) === 'films';
