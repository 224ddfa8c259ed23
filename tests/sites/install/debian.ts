import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE } from './cache.ts';

/** What runs the sites. None of these packages starts a service. */
const RUNTIME = [
	...['mariadb-server-core', 'mariadb-client-core', 'redis-tools'],
	...['php-cli', 'php-mysql', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-intl'],
];
const EXTENSIONS = ['mysqli', 'pdo_sqlite', 'mbstring', 'dom', 'intl'];

/** Programs that only administrators have in their path. */
export const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PATH };

/** Runs a program to its end, four minutes at most. */
export const execute = (command: string, args: string[], cwd?: string, own: NodeJS.ProcessEnv = {}) =>
	promisify(execFile)(command, args, { env: { ...env, ...own }, cwd, timeout: 240_000, maxBuffer: 2 ** 26 });

/** Makes sure that there are a PHP with what sites need, a MariaDB and a Redis. */
export async function installRuntime(): Promise<void> {
	const lacking = `exit((int) (bool) array_filter(${JSON.stringify(EXTENSIONS)}, fn($e) => !extension_loaded($e)));`;
	const programs = ['mariadbd', 'my_print_defaults', 'redis-check-rdb'].map((program) => `command -v ${program}`);
	const works = () =>
		execute('sh', ['-c', [...programs, `php -r '${lacking}'`].join(' && ')]).then(
			() => true,
			() => false,
		);
	if (await works()) return;
	const [root, ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
	const aptGet = (...args: string[]) => execute(root!, [...asRoot, ...args]);
	const install = ['install', '-y', '--no-install-recommends', ...RUNTIME];
	await aptGet(...install).catch(async () => {
		await aptGet('update');
		await aptGet(...install);
	});
	if (!(await works())) throw new Error(`${RUNTIME.join(', ')} are installed, but do not work`);
}

/**
 * Unpacks Debian's packages below a folder, which are kept as they were downloaded: installed, they would bring a web
 * server along. Links among them are made to lead there.
 */
export async function unpack(packages: readonly string[], root: string): Promise<void> {
	const folder = join(CACHE, 'debian');
	await mkdir(folder, { recursive: true });
	const kept = async () => (await readdir(folder)).filter((file) => file.endsWith('.deb'));
	const fileOf = (files: string[], name: string) => files.find((file) => file.startsWith(`${name}_`));
	const have = await kept();
	const missing = packages.filter((name) => fileOf(have, name) === undefined);
	if (missing.length > 0)
		await execute('apt-get', ['download', ...missing], folder).catch(async () => {
			await execute('apt-get', ['update']);
			await execute('apt-get', ['download', ...missing], folder);
		});
	const files = await kept();
	for (const name of packages) await execute('dpkg-deb', ['-x', join(folder, fileOf(files, name)!), root]);
	const links = await execute('find', [root, '-type', 'l', '-lname', '/*', '-not', '-lname', `${root}/*`]);
	for (const link of links.stdout.split('\n').filter(Boolean)) {
		const to = await readlink(link);
		await unlink(link);
		await symlink(join(root, to), link);
	}
}

/** Has PHP files below a folder of `root` look there for what they expect in the system's folders. */
export async function relocate(root: string, folder: string, expected: readonly string[]): Promise<void> {
	const paths = new RegExp(`(["'])(/(?:${expected.join('|')})/)`, 'g');
	const within = ['-rlE', `["']/(${expected.join('|')})/`, '--include=*.php', join(root, folder)];
	const { stdout } = await execute('grep', within);
	for (const file of stdout.split('\n').filter(Boolean))
		await writeFile(file, (await readFile(file, 'utf8')).replace(paths, `$1${root}$2`));
}
