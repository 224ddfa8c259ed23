import { rmSync } from 'node:fs';
import { replaceAtomically } from '../../../../pack/files.ts';
import { type Anonymity, countIdentical } from './checkRelease.ts';

/**
 * Writes a release to `file` atomically, and only if every user in it has at least k - 1 others with the same
 * items and ratings, as counted in the written file.
 * @param write writes it to the given file name
 * @throws InputError if it cannot be written; Error if a group is smaller than k
 */
export async function writeAnonymous(
	file: string,
	k: number,
	users: number,
	write: (draft: string) => Promise<void>,
): Promise<Anonymity> {
	let anonymity: Anonymity | undefined;
	await replaceAtomically(file, async (draft) => {
		// Then re-raise the signal: process.exit would wait for the database, which waits for this thread.
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
