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
import { type Suggestions as Found, Suggestions, type SuggestionsProps } from './mention.tsx';
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

export interface FirstViewProps extends Omit<AdvisedProps, 'onTakeOut'> {
	trial: Trial;
	suggestions: SuggestionsProps;
	found: Found;
	onTakeOut: (films: readonly number[]) => void;
	/** Opens all films, with the details of one. */
	onFilms: (film: number | null) => void;
	onGo: (room: RoomName) => void;
}

/** What is seen at once: one sentence, one scale, one button. */
export function FirstView(props: FirstViewProps) {
	const { view, before, question, onGo } = props;
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
			{isAsking(advice) && <Asking advice={advice} onAnswer={props.onAnswer} onSay={props.onSay} />}
			{advice.question === 'film' && <Maybes view={view} onSettle={props.onSettle} />}
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
				<More ways={waysFrom(view, kind, before !== null && mayMention(showing) ? props.found : null)} onGo={onGo} />
			)}
		</>
	);
}

/** Which boxes the draft is in, where it has several. */
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

/** The one thing to do. */
function Action(props: FirstViewProps) {
	const { view, before, note, trial, suggestions, found, onTakeOut, onSay, onFilms, onCopy, onHistory, whatIf } = props;
	const { advice, showing, history } = view;
	switch (kindOf(advice)) {
		case 'safe':
			return null;
		case 'earlier':
			return <EarlierHelp posts={history?.posts ?? 0} onHistory={onHistory} />;
		case 'keep':
			return mayTakeOut(showing) ? <Keep {...{ view, note, onTakeOut, whatIf }} /> : null;
		case 'risk':
			if (hasRows(props))
				return (
					<TakeOut
						{...{ view, trial, note, onTakeOut, onSay, onFilms }}
						tight={before !== null || view.link !== null || addedIn(view).length > 0}
					/>
				);
			if (showing.placebo) return <Years view={view} onCopy={onCopy} />;
			return mayMention(showing) ? <Suggestions {...suggestions} found={found} /> : null;
	}
}

/** Two more ways, side by side below what is to be taken out. */
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
