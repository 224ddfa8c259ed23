import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { lazily } from '../lazy.tsx';
import type { AdvisedProps } from './advisedProps.ts';
import { Films } from './films.tsx';
import { FirstView } from './firstView.tsx';
import { kindOf, mayMention, mayTakeOut, type Planned, plannedChanges, removable } from './kind.ts';
import { Maybes } from './maybes.tsx';
import { MentionVerdict, Suggestions, useSuggestions } from './mention.tsx';
import { RoomHead, type RoomName, useFocusOnWay } from './room.tsx';
import { Sure } from './sure.tsx';
import { useTrial } from './trial.ts';

const LinkRoom = lazily(() => import('./linkRoom.tsx').then((room) => room.LinkRoom));
const NOTHING: Planned = { films: [], substitutes: new Map() };

export function Advised({ view, place, question, acts, host }: AdvisedProps) {
	const { advice, showing } = view;
	const { note, done } = acts;
	const [room, setRoom] = useState<RoomName | null>(place?.room ?? null);
	const [film, setFilm] = useState<number | null>(null);
	const planned = kindOf(advice) === 'risk' ? plannedChanges(view) : NOTHING;
	const rows = mayTakeOut(showing) ? removable(advice).map(({ mention }) => mention.film.id) : [];
	const trial = useTrial(advice, rows, planned, acts.whatIf);
	const mentions = mayMention(showing) && (room === 'mention' || done?.before != null || !mayTakeOut(showing));
	const found = useSuggestions(view, trial, acts.whatIf, mentions);
	useFocusOnWay(room);

	const onBack = () => setRoom(null);
	const onGo = (to: RoomName, one: number | null = null) => {
		setFilm(one);
		setRoom(to);
	};
	const onTakeOut = async (films: readonly number[]) => {
		await acts.takeOut(films, trial.substitutes);
		trial.reset();
		setRoom(null);
	};
	switch (room) {
		case null:
			return (
				<>
					{place?.above}
					<FirstView {...{ view, question, acts, host, trial, found, onTakeOut, onGo }} />
					{place?.below}
				</>
			);
		case 'films':
			return (
				<>
					<RoomHead title={strings.filmsHere} onBack={onBack} />
					<Films {...{ view, trial, note, onTakeOut }} first={film} onChoose={acts.chooseFilm} onSay={acts.sayRated} />
					<Maybes view={view} onSettle={acts.settle} />
				</>
			);
		case 'mention':
			return (
				<>
					<RoomHead onBack={onBack} />
					<MentionVerdict found={found} trial={trial} />
					<Suggestions {...{ view, found, acts }} />
					<p class="small soft">{strings.popup.mention.help}</p>
				</>
			);
		case 'link':
			return <LinkRoom {...{ view, note, onBack, onTakeOut }} onAsOne={acts.setAsOne} />;
		case 'sure':
			return (
				<>
					<RoomHead title={strings.popup.sure} onBack={onBack} />
					<Sure advice={advice} end={trial.end} suggests={mayMention(showing)} onAbout={host.openAbout} />
				</>
			);
	}
}
