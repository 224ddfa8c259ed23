import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../fixtures/freePort.ts';
import { installRuntime, unpackWordPress } from './packages.ts';
import { type Running, start } from './processes.ts';

export interface WordPress {
	/** Address of its front page, ending in a slash. */
	url: string;
	version: string;
	user: string;
	password: string;
	/** Ends what runs it and deletes all of it. */
	remove(): Promise<void>;
}

const USER = 'writer';
const PASSWORD = 'reel-gone-reel-gone';
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

/** A WordPress of its own: fresh files, database on a private socket, PHP's own server on the loopback. */
export async function startWordPress(): Promise<WordPress> {
	await installRuntime();
	const folder = await mkdtemp(join(tmpdir(), 'rh-wordpress-'));
	const running: Running[] = [];
	const remove = async () => {
		for (const each of running) await each.stop();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		const files = await unpackWordPress(join(folder, 'root'));
		const socket = await startDatabase(folder, running);
		const url = `http://127.0.0.1:${await freePort()}/`;
		await writeFile(join(files, 'wp-config.php'), configOf(socket, url));
		await startServer(files, url, running);
		return { url, version: await install(url), user: USER, password: PASSWORD, remove };
	} catch (error) {
		await remove();
		throw error;
	}
}

/** Starts MariaDB without a network, its data below the folder; tells its socket. */
async function startDatabase(folder: string, running: Running[]): Promise<string> {
	const data = join(folder, 'data');
	const socket = join(folder, 'db.sock');
	await mkdir(data);
	const common = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${data}`];
	const env = { ...process.env, PATH };
	const setUp = [...common, '--auth-root-authentication-method=normal', '--skip-test-db'];
	await promisify(execFile)('mariadb-install-db', setUp, { env, timeout: 120_000 });
	await writeFile(join(folder, 'init.sql'), 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n');
	const options = [
		'--skip-networking',
		`--socket=${socket}`,
		`--pid-file=${join(folder, 'db.pid')}`,
		`--init-file=${join(folder, 'init.sql')}`,
		'--innodb-flush-log-at-trx-commit=0',
	];
	const database = start('MariaDB', 'mariadbd', [...common, ...options], env);
	running.push(database);
	await database.until(() =>
		access(socket).then(
			() => true,
			() => false,
		),
	);
	return socket;
}

async function startServer(files: string, url: string, running: Running[]): Promise<void> {
	const settings = ['-d', 'sendmail_path=/bin/true', '-d', 'display_errors=0', '-d', 'log_errors=0'];
	const args = [...settings, '-S', new URL(url).host, '-t', files];
	const server = start('PHP', 'php', args, { ...process.env, PHP_CLI_SERVER_WORKERS: '4' });
	running.push(server);
	await server.until(async () => (await fetch(`${url}readme.html`)).ok);
}

/** WordPress asks nobody outside, and does nothing on its own. */
const configOf = (socket: string, url: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url.slice(0, -1)}');
define('WP_SITEURL', '${url.slice(0, -1)}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** Fills in the installer's form, as there is no other way without a network; tells the version. */
async function install(url: string): Promise<string> {
	const response = await fetch(`${url}wp-admin/install.php?step=2`, {
		method: 'POST',
		body: new URLSearchParams({
			weblog_title: 'The Projection Booth',
			user_name: USER,
			admin_password: PASSWORD,
			admin_password2: PASSWORD,
			admin_email: 'writer@example.org',
			blog_public: '0',
			language: '',
		}),
	});
	const page = await response.text();
	if (!page.includes('wp-login.php')) throw new Error(`WordPress was not installed: ${page.slice(0, 2000)}`);
	const front = await (await fetch(`${url}?feed=rss2`)).text();
	return /wordpress\.org\/\?v=([\d.]+)/.exec(front)?.[1] ?? 'of unknown version';
}
