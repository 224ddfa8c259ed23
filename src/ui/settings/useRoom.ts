import { useEffect, useState } from 'preact/hooks';
import { type RoomName, roomOf } from './rooms.ts';

/** Below this width the rooms are a list of their own. */
const NARROW = '(max-width: 760px)';

/** The open room, by the address; null if only the list of rooms is shown. */
export function useRoom(): RoomName | null {
	const [hash, setHash] = useState(location.hash);
	const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
	useEffect(() => {
		const query = matchMedia(NARROW);
		const moved = () => setHash(location.hash);
		const resized = () => setNarrow(query.matches);
		addEventListener('hashchange', moved);
		query.addEventListener('change', resized);
		return () => {
			removeEventListener('hashchange', moved);
			query.removeEventListener('change', resized);
		};
	}, []);
	return roomOf(hash) ?? (narrow ? null : 'general');
}
