import { useState } from 'preact/hooks';
import type { Item } from '../../core/catalogue/packKinds.ts';
import { strings } from '../../strings.ts';
import { lazily } from '../lazy.tsx';
import type { AdvisedProps } from './advisedProps.ts';
import { FirstView } from './firstView.tsx';
import { Found } from './found.tsx';
import { isAsking, kindOf, mayTakeOut, type Planned, plannedChanges } from './kind.ts';
import { Maybes } from './maybes.tsx';
import { MentionVerdict, Suggestions } from './mention.tsx';
import { standingOf } from './otherKinds.ts';
import { RoomHead, type RoomName, useFocusOnWay } from './room.tsx';
import { useTrial } from './trial.ts';
import { Verdict } from './verdict.tsx';

const Sure = lazily(() => import('./sure.tsx').then((room) => room.Sure));
const LinkRoom = lazily(() => import('./linkRoom.tsx').then((room) => room.LinkRoom));
const NOTHING: Planned = { films: [], substitutes: new Map() };

export function Advised({ view, question, acts, host }: AdvisedProps) {
	const { advice, showing } = view;
	const { note } = acts;
	const [room, setRoom] = useState<RoomName | null>(null);
	const [cautious, setCautious] = useState(false);
	// Until a question is answered, or the writer would not answer it, nothing has to change.
	const asks = isAsking(standingOf(view)) && !cautious;
	const changes = kindOf(advice) === 'risk' && mayTakeOut(showing) && !asks;
	const trial = useTrial(view, changes ? plannedChanges(view) : NOTHING, acts.whatIf);
	useFocusOnWay(room);

	const onBack = () => setRoom(null);
	const onChange = async (films: readonly number[], others: readonly Item[] = []) => {
		await acts.takeOut(films, trial.substitutes, others);
		trial.reset();
		setRoom(null);
	};
	switch (room) {
		case null:
			if (view.left) return <Left onShow={() => acts.leave(false)} />;
			return (
				<FirstView
					{...{ view, question, acts, host, trial, asks, onChange }}
					onCautious={() => setCautious(true)}
					onGo={setRoom}
				/>
			);
		case 'films':
			return (
				<>
					<RoomHead title={strings.popup.found.title} onBack={onBack} />
					<Found view={view} acts={acts} />
					<Maybes view={view} onSettle={acts.settle} />
				</>
			);
		case 'mention':
			return (
				<>
					<RoomHead onBack={onBack} />
					<MentionVerdict view={view} />
					<Suggestions {...{ view, acts }} />
				</>
			);
		case 'link':
			return <LinkRoom {...{ view, note, onBack }} onTakeOut={onChange} onAsOne={acts.setAsOne} />;
		case 'sure':
			return (
				<>
					<RoomHead title={strings.popup.why} onBack={onBack} />
					<Sure view={view} end={trial.end} onAbout={host.openAbout} />
				</>
			);
	}
}

/** A draft left as it is gets no messages. */
const Left = ({ onShow }: { onShow: () => void }) => (
	<>
		<Verdict tone="mid" title={strings.popup.left.title}>
			{strings.popup.left.about}
		</Verdict>
		<p class="links">
			<button type="button" class="link" onClick={onShow}>
				{strings.popup.left.again}
			</button>
		</p>
	</>
);
