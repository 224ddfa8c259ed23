import { expect, test } from 'vitest';
import { ROOMS, roomOf } from '../../../src/ui/settings/rooms.ts';

test('a hash leads to its room, or to the room of its part', () => {
	for (const room of ROOMS) expect(roomOf(`#${room}`)).toBe(room);
	expect(['#said', '#data', '#study'].map(roomOf)).toEqual(['ratings', 'accounts', 'advanced']);
	expect(['', '#', '#rooms', '#constructor', '#general/x'].map(roomOf)).toEqual([null, null, null, null, null]);
});
