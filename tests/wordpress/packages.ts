import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What runs WordPress. None of these packages starts a service. */
const RUNTIME = ['mariadb-server-core', 'mariadb-client-core', 'php-cli', 'php-mysql'];
/** WordPress and what its files link to; unpacked, not installed, as the package would bring a web server along. */
const FILES = ['wordpress', 'wordpress-theme-twentytwentythree', 'libjs-underscore', 'php-getid3'];
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/red-herring/debian/', import.meta.url));

const env = {
	...process.env,
	DEBIAN_FRONTEND: 'noninteractive',
	PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
};
const execute = (command: string, args: string[], cwd?: string) =>
	promisify(execFile)(command, args, { env, cwd, timeout: 240_000, maxBuffer: 2 ** 24 });

/** Makes sure that there is a PHP that knows MySQL, and a MariaDB. */
export async function installRuntime(): Promise<void> {
	const works = () =>
		execute('sh', [
			'-c',
			'command -v mariadbd && command -v my_print_defaults && php -r "exit((int) !extension_loaded(\'mysqli\'));"',
		]).then(
			() => true,
			() => false,
		);
	if (await works()) return;
	const install = ['install', '-y', '--no-install-recommends', ...RUNTIME];
	if (process.getuid?.() !== 0) throw new Error(`Missing what runs WordPress: sudo apt-get ${install.join(' ')}`);
	await withLists(() => execute('apt-get', install));
	if (!(await works())) throw new Error(`${RUNTIME.join(', ')} are installed, but do not work`);
}

/** Unpacks WordPress below a folder, from Debian's packages, which are kept; tells its own folder. */
export async function unpackWordPress(root: string): Promise<string> {
	await mkdir(CACHE, { recursive: true });
	const kept = async () => (await readdir(CACHE)).filter((file) => file.endsWith('.deb'));
	if ((await kept()).length < FILES.length) await withLists(() => execute('apt-get', ['download', ...FILES], CACHE));
	for (const file of await kept()) await execute('dpkg-deb', ['-x', join(CACHE, file), root]);
	return join(root, 'usr/share/wordpress');
}

/** Tries once more with fresh package lists. */
async function withLists(act: () => Promise<unknown>): Promise<void> {
	await act().catch(async () => {
		await execute('apt-get', ['update']);
		await act();
	});
}
