import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
	/** Resolves to whether what it was started for is there; throws when it has ended by itself. */
	until(there: () => Promise<boolean>): Promise<void>;
	stop(): Promise<void>;
}

/** Starts a program in a group of its own, which goes when we go, however that is. */
export function start(
	name: string,
	command: string,
	args: string[],
	options: Pick<SpawnOptions, 'env' | 'cwd' | 'argv0'> = {},
): Running {
	const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout!, child.stderr!])
		stream.on('data', (chunk) => {
			said = (said + chunk).slice(-4000);
		});
	const failed = new Promise<never>((_, reject) => child.once('error', reject));
	failed.catch(() => {});
	const killGroup = () => kill(child);
	process.once('exit', killGroup);
	return {
		async until(there) {
			const waiting = async () => {
				for (const end = Date.now() + 60_000; Date.now() < end && alive(child); ) {
					if (await there().catch(() => false)) return;
					await new Promise((resolve) => setTimeout(resolve, 50));
				}
				throw new Error(`${name} does not start: ${said}`);
			};
			await Promise.race([failed, waiting()]);
		},
		async stop() {
			process.off('exit', killGroup);
			if (child.pid === undefined) return;
			const ended = alive(child) ? once(child, 'exit') : null;
			kill(child);
			await ended;
		},
	};
}

const alive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Nothing of theirs is kept, so they need not end in order. */
function kill(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, 'SIGKILL');
	} catch {
		// the whole group has ended
	}
}
