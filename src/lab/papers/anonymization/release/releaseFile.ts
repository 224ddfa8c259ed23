import { rmSync } from 'node:fs';
import { replaceWhole } from '../../../../pack/files.ts';
import { type Anonymity, countIdentical } from './checkRelease.ts';

/**
 * Writes a release to `file` whole or not at all, and only if every user of it has at least k - 1 others with the same
 * items and ratings, as counted in what was written.
 * @param write writes it to the name it is given
 * @throws InputError where something is in the way; Error when a group is smaller than k
 */
export async function writeAnonymous(
	file: string,
	k: number,
	users: number,
	write: (draft: string) => Promise<void>,
): Promise<Anonymity> {
	let anonymity: Anonymity | undefined;
	await replaceWhole(file, async (draft) => {
		// Then it ends as the signal would have it: an orderly exit would wait for the database, which waits for us.
		const stop = (signal: NodeJS.Signals) => {
			rmSync(draft, { force: true });
			process.off('SIGINT', stop).off('SIGTERM', stop).kill(process.pid, signal);
		};
		process.once('SIGINT', stop).once('SIGTERM', stop);
		try {
			await write(draft);
			anonymity = await countIdentical(draft);
		} finally {
			process.off('SIGINT', stop).off('SIGTERM', stop);
		}
		if (anonymity.smallestGroup < k)
			throw new Error(`${file} was not written: it would have a group of ${anonymity.smallestGroup}, fewer than ${k}.`);
		if (anonymity.users !== users)
			throw new Error(`${file} was not written: it would have ${anonymity.users} of ${users} users.`);
	});
	return anonymity!;
}
