import type { PlanEnd } from '../../core/advice/plans.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import type { AdvisedProps } from './advisedProps.ts';
import { Asking } from './asking.tsx';
import { DraftVerdict } from './draftVerdict.tsx';
import { EarlierHelp, EarlierVerdict } from './earlier.tsx';
import { Keep } from './keep.tsx';
import { isAsking, kindOf, mayMention, mayTakeOut, removable } from './kind.ts';
import { LinkLine } from './link.tsx';
import { Maybes } from './maybes.tsx';
import { type Suggestions as Found, Suggestions } from './mention.tsx';
import { More } from './more.tsx';
import { type RoomName, wayTo } from './room.tsx';
import { Scale } from './scale.tsx';
import { addedIn } from './smallestKind.ts';
import { Bounded } from './sure.tsx';
import { TakeOut } from './takeOut.tsx';
import type { Trial } from './trial.ts';
import { waysFrom } from './ways.ts';
import { Years } from './years.tsx';

const words = strings.popup;

interface FirstViewProps extends Omit<AdvisedProps, 'place'> {
	trial: Trial;
	found: Found;
	onTakeOut: (films: readonly number[]) => void;
	/** @param film whose details are open in the room of all films */
	onGo: (room: RoomName, film?: number | null) => void;
}

/** What is seen at once: one sentence, one scale, one button. */
export function FirstView(props: FirstViewProps) {
	const { view, question, acts, found, onGo } = props;
	const before = acts.done?.before ?? null;
	const { advice, showing } = view;
	const kind = kindOf(advice);
	const end = endOf(props);
	const tight = view.link !== null || addedIn(view).length > 0;
	return (
		<>
			{kind === 'earlier' ? (
				<EarlierVerdict view={view} />
			) : (
				<DraftVerdict advice={advice} kind={kind} before={before} tight={tight} />
			)}
			{isAsking(advice) && (
				<Asking advice={advice} tight={before !== null} onAnswer={acts.answer} onSay={acts.sayRated} />
			)}
			{advice.question === 'film' && <Maybes view={view} onSettle={acts.settle} />}
			{view.link !== null && <LinkLine link={view.link} onOpen={() => onGo('link')} />}
			{question}
			<Together boxes={view.boxes} />
			<Bounded advice={advice} />
			{(kind === 'risk' || kind === 'safe') && !isAsking(advice) && (
				<Scale advice={advice} good={kind === 'safe'} then={end?.crowd ?? null} />
			)}
			<p class="visually-hidden" aria-live="polite">
				{end !== null && strings.end(end.crowd)}
			</p>
			{end !== null && showing.wording !== 'plain' && (
				<p class="lead">{strings.shown.leads[showing.wording]({ ...end, now: advice.crowd })}</p>
			)}
			<Action {...props} />
			{kind === 'risk' && hasRows(props) ? (
				<Pair {...props} />
			) : (
				<More ways={waysFrom(view, kind, before !== null && mayMention(showing) ? found : null)} onGo={onGo} />
			)}
		</>
	);
}

const Together = ({ boxes }: { boxes: readonly string[] }) =>
	boxes.length > 0 && <p class="small soft">{words.together(boxes)}</p>;

const hasRows = ({ view: { advice, showing } }: FirstViewProps) => mayTakeOut(showing) && removable(advice).length > 0;

/** Where what is ticked leads; in a study whose arm shows one plan, where that leads. */
function endOf({ view: { advice, showing }, trial }: FirstViewProps): PlanEnd | null {
	const [only] = showing.plans.length === 1 ? showing.plans : [];
	if (kindOf(advice) !== 'risk') return trial.end;
	const { mixed, ends } = { ...advice.plans };
	const asPlanned =
		trial.out.length === new Set(mixed.drop.map(({ mention }) => advice.mentions[mention]!.film.id)).size;
	if (only === 'add' || (only === 'mixed' && asPlanned)) return ends[only];
	return trial.end;
}

function Action(props: FirstViewProps) {
	const { view, acts, host, trial, found, onTakeOut, onGo } = props;
	const { advice, showing, history } = view;
	const { note, done, whatIf } = acts;
	switch (kindOf(advice)) {
		case 'safe':
			return null;
		case 'earlier':
			return <EarlierHelp posts={history?.posts ?? 0} onHistory={host.openHistory} />;
		case 'keep':
			return mayTakeOut(showing) ? <Keep {...{ view, note, onTakeOut, whatIf }} /> : null;
		case 'risk':
			if (hasRows(props))
				return (
					<TakeOut
						{...{ view, trial, note, onTakeOut }}
						onSay={acts.sayRated}
						onFilms={(film) => onGo('films', film)}
						tight={done?.before != null || view.link !== null || addedIn(view).length > 0}
					/>
				);
			if (showing.placebo) return <Years view={view} onCopy={acts.copy} />;
			return mayMention(showing) ? <Suggestions {...{ view, found, acts }} /> : null;
	}
}

function Pair({ view: { advice, showing }, found, onGo }: FirstViewProps) {
	const mixed = showing.plans.length === 1;
	return (
		<div class="pair">
			{mayMention(showing) && found.steps.length > 0 && (
				<button type="button" id={wayTo('mention')} onClick={() => onGo('mention')}>
					<Icon name="plus" />
					{mixed ? words.mention.several(advice.plans.mixed.add.length) : words.mention.button}
				</button>
			)}
			<button type="button" id={wayTo('sure')} onClick={() => onGo('sure')}>
				<Icon name="info" />
				{words.sure}
			</button>
		</div>
	);
}
