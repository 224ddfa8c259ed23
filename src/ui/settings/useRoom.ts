import { useEffect, useRef, useState } from 'preact/hooks';
import { type RoomName, roomOf } from './rooms.ts';

/** Below this width the list of rooms is a separate view. */
const NARROW = '(max-width: 760px)';

/** The open room, by the address; null for the list of rooms. */
export function useRoom(): RoomName | null {
	const [hash, setHash] = useState(location.hash);
	const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
	useEffect(() => {
		const query = matchMedia(NARROW);
		const moved = () => setHash(location.hash);
		const resized = () => setNarrow(query.matches);
		addEventListener('hashchange', moved);
		query.addEventListener('change', resized);
		// Either may have changed between the first drawing and this.
		moved();
		resized();
		return () => {
			removeEventListener('hashchange', moved);
			query.removeEventListener('change', resized);
		};
	}, []);
	return roomOf(hash) ?? (narrow ? null : 'general');
}

/** Moves the focus into the opened room, and the part in the address into view once loaded. */
export function useFocus(room: RoomName | null, loaded: boolean): void {
	const before = useRef(room);
	useEffect(() => {
		if (before.current === room) return;
		// Back in the list, the keyboard continues at the room it came from.
		document.getElementById(room === null ? `link-${before.current}` : `room-${room}`)?.focus();
		before.current = room;
	}, [room]);
	useEffect(() => {
		const part = document.getElementById(location.hash.slice(1));
		if (loaded && part !== null && part.id !== room) part.scrollIntoView();
	}, [loaded, room]);
}
