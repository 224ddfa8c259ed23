import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import type { AdvisedProps } from './advisedProps.ts';
import { Films } from './films.tsx';
import { FirstView } from './firstView.tsx';
import { kindOf, mayMention, mayTakeOut, type Planned, plannedChanges, removable } from './kind.ts';
import { LazyLinkRoom } from './link.tsx';
import { Maybes } from './maybes.tsx';
import { MentionVerdict, Suggestions, useSuggestions } from './mention.tsx';
import { RoomHead, type RoomName, useFocusOnWay } from './room.tsx';
import { Sure } from './sure.tsx';
import { useTrial } from './trial.ts';

const NOTHING: Planned = { films: [], substitutes: new Map() };

/** The advice on a draft with films: a first view, and what is one click away from it. */
export function Advised({ view, ...props }: AdvisedProps) {
	const { advice, showing } = view;
	const { before, place, whatIf, onTakeOut, onChoose } = props;
	const [room, setRoom] = useState<RoomName | null>(place?.room ?? null);
	const [film, setFilm] = useState<number | null>(null);
	const planned = kindOf(advice) === 'risk' ? plannedChanges(view) : NOTHING;
	const rows = mayTakeOut(showing) ? removable(advice).map(({ mention }) => mention.film.id) : [];
	const trial = useTrial(advice, rows, planned, whatIf);
	const suggestions = { view, trial, whatIf, onAdd: props.onAdd, onOthers: props.onOthers };
	const mentions = mayMention(showing) && (room === 'mention' || before !== null || !mayTakeOut(showing));
	const found = useSuggestions(suggestions, mentions);
	useFocusOnWay(room);

	const onBack = () => setRoom(null);
	const onFilms = (one: number | null) => {
		setFilm(one);
		setRoom('films');
	};
	const takeOut = async (films: readonly number[]) => {
		await onTakeOut(films, trial.substitutes);
		trial.reset();
		setRoom(null);
	};
	switch (room) {
		case null:
			return (
				<>
					{place?.above}
					<FirstView {...props} {...{ view, trial, suggestions, found, onFilms }} onTakeOut={takeOut} onGo={setRoom} />
					{place?.below}
				</>
			);
		case 'films':
			return (
				<>
					<RoomHead title={strings.filmsHere} onBack={onBack} />
					<Films
						{...{ view, trial, onChoose }}
						note={props.note}
						onSay={props.onSay}
						first={film}
						onTakeOut={takeOut}
					/>
					<Maybes view={view} onSettle={props.onSettle} />
				</>
			);
		case 'mention':
			return (
				<>
					<RoomHead onBack={onBack} />
					<MentionVerdict found={found} trial={trial} />
					<Suggestions {...suggestions} found={found} />
					<p class="small soft">{strings.popup.mention.help}</p>
				</>
			);
		case 'link':
			return <LazyLinkRoom {...{ view, onBack }} note={props.note} onTakeOut={takeOut} onAsOne={props.onAsOne} />;
		case 'sure':
			return (
				<>
					<RoomHead title={strings.popup.sure} onBack={onBack} />
					<Sure advice={advice} end={trial.end} suggests={mayMention(showing)} onAbout={props.onAbout} />
				</>
			);
	}
}
