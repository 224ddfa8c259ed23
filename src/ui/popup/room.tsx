import { useLayoutEffect, useRef } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';

/** Views one click away from the first one: all films, films to mention, how sure the number is, another account. */
export type RoomName = 'films' | 'mention' | 'sure' | 'link';

/** Id of the button that leads to a room, which gets the focus on the way back. */
export const wayTo = (room: string) => `to-${room}`;

/** The way back, with the room’s title. Takes the focus before the next key arrives, as the pressed button is gone. */
export function RoomHead({ title, onBack }: { title?: string; onBack: () => void }) {
	const back = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => back.current?.focus({ preventScroll: true }), []);
	return (
		<div class="room">
			<button type="button" class="link" ref={back} onClick={onBack}>
				<Icon name="back" small />
				{strings.popup.back}
			</button>
			{title !== undefined && <h1>{title}</h1>}
		</div>
	);
}

/** Gives the focus back to the button that led to a room that was left. */
export function useFocusOnWay(room: string | null): void {
	const left = useRef<string | null>(null);
	useLayoutEffect(() => {
		if (left.current !== null && left.current !== room) document.getElementById(wayTo(left.current))?.focus();
		left.current = room;
	}, [room]);
}
