import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../fixtures/freePort.ts';

/** Makes sure that clickhouse-server can be started, by Debian's package where that may be installed. */
export async function installClickHouse(): Promise<boolean> {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const run = (command: string, ...args: string[]) =>
		promisify(execFile)(command, args, { env, timeout: 180_000 }).then(
			() => true,
			() => false,
		);
	const installed = () => run('sh', '-c', 'command -v clickhouse-server');
	if (await installed()) return true;
	if (process.getuid?.() !== 0 || !(await run('apt-get', '--version'))) return false;
	const install = () => run('apt-get', 'install', '-y', '--no-install-recommends', 'clickhouse-server');
	if (!(await install()) && (await run('apt-get', 'update'))) await install();
	return installed();
}

/** One shard of a cluster on this machine. */
interface Shard {
	url: string;
	/** Starts it, and waits until it answers. */
	start(): Promise<void>;
	/** Ends it at once, as a failing machine would. */
	kill(): Promise<void>;
}

export interface Cluster {
	shards: Shard[];
	remove(): Promise<void>;
}

const tag = (name: string, value: string | number) => `<${name}>${value}</${name}>`;

function configOf(folder: string, http: number, tcp: number, all: readonly number[]): string {
	const shards = all.map((port) => tag('shard', tag('replica', tag('host', '127.0.0.1') + tag('port', port))));
	return tag(
		'yandex',
		[
			tag('logger', tag('level', 'warning') + tag('log', `${folder}/log`) + tag('errorlog', `${folder}/errors`)),
			tag('listen_host', '127.0.0.1') + tag('http_port', http) + tag('tcp_port', tcp),
			tag('path', `${folder}/`) + tag('tmp_path', `${folder}/tmp/`) + tag('users_config', `${folder}/users.xml`),
			tag('default_profile', 'default') + tag('default_database', 'default') + tag('mark_cache_size', 1e8),
			tag('remote_servers', tag('two', shards.join(''))),
		].join('\n'),
	);
}

const USERS = tag(
	'yandex',
	tag('profiles', tag('default', tag('max_memory_usage', 2e9))) +
		tag(
			'users',
			tag(
				'default',
				'<password/><profile>default</profile><quota>default</quota><networks><ip>127.0.0.1</ip></networks>',
			),
		) +
		tag('quotas', '<default/>'),
);

/** Makes a cluster named "two" of two shards on the loopback interface; neither is started. */
export async function makeCluster(): Promise<Cluster> {
	const folder = await mkdtemp(join(tmpdir(), 'clickhouse-'));
	const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const;
	const tcp = [ports[2], ports[3]];
	const shards = await Promise.all(
		tcp.map((port, i) => makeShard(join(folder, `shard${i + 1}`), ports[i]!, port, tcp)),
	);
	return {
		shards,
		async remove() {
			for (const shard of shards) await shard.kill();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function makeShard(folder: string, http: number, tcp: number, all: readonly number[]): Promise<Shard> {
	await mkdir(join(folder, 'tmp'), { recursive: true });
	await writeFile(join(folder, 'config.xml'), configOf(folder, http, tcp, all));
	await writeFile(join(folder, 'users.xml'), USERS);
	const url = `http://127.0.0.1:${http}`;
	let running: ChildProcess | null = null;
	return {
		url,
		async start() {
			running = spawn('clickhouse-server', [`--config-file=${folder}/config.xml`], { stdio: 'ignore' });
			for (const end = Date.now() + 30_000; Date.now() < end && running.exitCode === null; ) {
				const answers = await fetch(`${url}/ping`)
					.then((response) => response.ok)
					.catch(() => false);
				if (answers) return;
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
			throw new Error(`clickhouse-server does not start at ${url}; see ${folder}/errors`);
		},
		async kill() {
			if (running === null || running.exitCode !== null || running.signalCode !== null) return;
			const ended = once(running, 'exit');
			running.kill('SIGKILL');
			await ended;
		},
	};
}
