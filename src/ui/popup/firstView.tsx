import { filmsByCost } from '../../core/advice/byFilm.ts';
import { matchingAll } from '../../core/crowd/acrossKinds.ts';
import { NOWHERE } from '../../storage/services.ts';
import { strings } from '../../strings.ts';
import { lazily } from '../lazy.tsx';
import type { AdvisedProps } from './advisedProps.ts';
import { Asking } from './asking.tsx';
import { Bounded } from './bounded.tsx';
import { Changes, type ChangesProps } from './changes.tsx';
import { DraftVerdict } from './draftVerdict.tsx';
import { EarlierHelp, EarlierVerdict } from './earlier.tsx';
import { isAsking, kindOf, mayMention, mayTakeOut } from './kind.ts';
import { LinkLine } from './link.tsx';
import { Maybes } from './maybes.tsx';
import { addableIn, Suggestions } from './mention.tsx';
import { addedIn, otherChanges, standingOf } from './otherKinds.ts';
import { type RoomName, wayTo } from './room.tsx';
import type { Trial } from './trial.ts';
import { Years } from './years.tsx';

const words = strings.popup;

const Keep = lazily(() => import('./keep.tsx').then((keep) => keep.Keep));

interface FirstViewProps extends AdvisedProps {
	trial: Trial;
	/** Whether a question comes before any change. */
	asks: boolean;
	/** The writer would not answer. */
	onCautious: () => void;
	onChange: ChangesProps['onChange'];
	onGo: (room: RoomName) => void;
}

/** The first view: the verdict, what to change in its sentences, one button. */
export function FirstView(props: FirstViewProps) {
	const { view, question, acts, asks, onGo } = props;
	const { advice } = view;
	const kind = kindOf(advice);
	const changed = acts.done !== null && acts.done.title === undefined;
	const counted = view.kinds.filter(({ verdict }) => verdict !== 'nothing');
	return (
		<>
			{kind === 'earlier' ? (
				<EarlierVerdict view={view} />
			) : (
				<DraftVerdict {...{ standing: standingOf(view), kind, changed, before: acts.done?.before }} />
			)}
			{counted.length > 1 && <p class="small soft">{strings.kinds.bound(matchingAll(counted))}</p>}
			{isAsking(standingOf(view)) && (
				<Asking advice={advice} tight={changed} onAnswer={acts.answer} onSay={acts.sayRated} />
			)}
			{advice.question === 'film' && <Maybes view={view} onSettle={acts.settle} />}
			{view.link !== null && <LinkLine link={view.link} onOpen={() => onGo('link')} />}
			{question}
			{view.boxes.length > 0 && <p class="small soft">{words.together(view.boxes)}</p>}
			<Bounded advice={advice} />
			{(!asks || kind === 'earlier') && <Action {...props} />}
			{((kind !== 'risk' && kind !== 'keep' && otherChanges(view).length === 0) || asks) && <FoundLine {...props} />}
			<Links {...props} />
		</>
	);
}

function Action(props: FirstViewProps) {
	const { view, trial, acts, host, onChange, onGo } = props;
	const { advice, showing, history } = view;
	const { note, whatIf, preview } = acts;
	const hasOthers = otherChanges(view).length > 0;
	const changes = <Changes {...{ view, trial, note, acts, onChange }} onFound={() => onGo('films')} />;
	switch (kindOf(advice)) {
		case 'safe':
			return hasOthers ? changes : null;
		case 'earlier':
			return <EarlierHelp posts={history?.posts ?? 0} onHistory={host.openHistory} />;
		case 'keep':
			if (mayTakeOut(showing)) return <Keep {...{ view, note, onChange, whatIf, preview }} onLeave={acts.leave} />;
			return advice.plans.first.empty && mayMention(showing) ? <Suggestions {...{ view, acts }} /> : null;
		case 'risk':
			if (hasOthers || (mayTakeOut(showing) && trial.rows.length > 0)) return changes;
			if (showing.placebo) return <Years view={view} onCopy={acts.copy} />;
			return mayMention(showing) ? <Suggestions {...{ view, acts }} /> : null;
	}
}

/** The finds, and how to correct them. */
function FoundLine({ view, onGo }: FirstViewProps) {
	const films = filmsByCost(view.advice).map(({ mention }) => mention.film);
	const others = addedIn(view).flatMap(({ items }) => items);
	const titles = [...new Set([...films, ...others].map(({ title }) => title))];
	if (titles.length === 0) return null;
	return (
		<p class="small soft">
			{words.found.line(titles.slice(0, MOST_TITLES), titles.length - MOST_TITLES)}{' '}
			<button type="button" class="link" id={wayTo('films')} onClick={() => onGo('films')}>
				{words.found.notRight}
			</button>
		</p>
	);
}
const MOST_TITLES = 4;
/** What cannot be reworded is worth another film if that makes the crowd so many times as large. */
const HELPS = 1.5;

function Links({ view, trial, acts, asks, onCautious, onGo }: FirstViewProps) {
	const { advice, showing } = view;
	const kind = kindOf(advice);
	const link = (label: string, act: () => void, to?: string) => (
		<button type="button" class="link" id={to && wayTo(to)} onClick={act}>
			{label}
		</button>
	);
	const hasOthers = otherChanges(view).length > 0;
	const risky = kind === 'risk' && !asks;
	const changes = trial.rows.length > 0 || hasOthers;
	const { kind: added, steps } = addableIn(view);
	const helps = steps.some((step) => 'alone' in step && step.alone.crowd >= HELPS * advice.crowd);
	const mayAdd = kind === 'keep' ? mayTakeOut(showing) && helps : (risky || hasOthers) && changes;
	const adds = mayAdd && !asks && mayMention(showing) && steps.length > 0;
	const mayGiveAway = advice.verdict !== 'nothing' && advice.verdict !== 'wellHidden' && advice.mentions.length > 0;
	const explains = mayGiveAway && !showing.hides.includes('reason');
	const rates = risky && view.study === null && !view.answered && !advice.ownRatings && !advice.nowhere;
	return (
		<p class="links">
			{asks && kind !== 'earlier' && kind !== 'safe' && link(words.cautious, onCautious)}
			{explains && link(words.why, () => onGo('sure'), 'sure')}
			{adds &&
				link(added === 'films' ? words.mention.button : strings.kinds.add[added], () => onGo('mention'), 'mention')}
			{(risky || ((hasOthers || kind === 'keep') && !asks)) && link(words.found.all, () => onGo('films'), 'films')}
			{(risky || (hasOthers && !asks)) && link(words.left.leave, () => acts.leave(true))}
			{rates && link(words.ratesNone, () => acts.answer({ services: [NOWHERE] }))}
		</p>
	);
}
