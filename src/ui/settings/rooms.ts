/** The rooms of the settings. An address's hash names a room, or a part of one. */
import type { IconName } from '../icons.tsx';

export const ROOMS = ['general', 'ratings', 'accounts', 'advanced', 'about'] as const;
export type RoomName = (typeof ROOMS)[number];

export const ROOM_ICONS: Record<RoomName, IconName> = {
	general: 'sliders',
	ratings: 'star',
	accounts: 'user',
	advanced: 'gear',
	about: 'info',
};

/** Parts that other pages link to. */
const PARTS = new Map<string, RoomName>([
	['allowed', 'general'],
	['said', 'ratings'],
	['data', 'accounts'],
	['study', 'advanced'],
	['pack', 'advanced'],
	['stored', 'about'],
]);

export function roomOf(hash: string): RoomName | null {
	const name = hash.replace(/^#/, '');
	return ROOMS.find((room) => room === name) ?? PARTS.get(name) ?? null;
}
