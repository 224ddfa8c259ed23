import { access, mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { execute, PATH, unpack } from '../install/debian.ts';
import { servePhp } from '../install/php.ts';
import { start } from '../install/processes.ts';
import { PASSWORD, type Place, REFUSED, USER } from '../site.ts';

/** WordPress and what its files link to. */
const PACKAGES = ['wordpress', 'wordpress-theme-twentytwentythree', 'libjs-underscore', 'php-getid3'];

/** A WordPress of its own: fresh files, database on a private socket, PHP's own server on the loopback. */
export async function startWordPress(place: Place): Promise<void> {
	const root = join(place.folder, 'root');
	await unpack(PACKAGES, root);
	const files = join(root, 'usr/share/wordpress');
	const socket = await startDatabase(place);
	await writeFile(join(files, 'wp-config.php'), configOf(socket, place.url));
	const plugins = join(files, 'wp-content/mu-plugins');
	await mkdir(plugins, { recursive: true });
	await writeFile(join(plugins, 'refuse.php'), REFUSING);
	place.run(await servePhp(files, place.url, 'readme.html'));
	await fillInInstaller(place.url);
}

/** Starts MariaDB without a network, its data below the folder. @returns its socket */
async function startDatabase({ folder, run }: Place): Promise<string> {
	const data = join(folder, 'data');
	const socket = join(folder, 'db.sock');
	await mkdir(data);
	const common = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${data}`];
	await execute('mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db']);
	await writeFile(join(folder, 'init.sql'), 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n');
	const options = [
		'--skip-networking',
		`--socket=${socket}`,
		`--pid-file=${join(folder, 'db.pid')}`,
		`--init-file=${join(folder, 'init.sql')}`,
		'--innodb-flush-log-at-trx-commit=0',
	];
	const database = start('MariaDB', 'mariadbd', [...common, ...options], { env: { ...process.env, PATH } });
	run(database);
	await database.until(() =>
		access(socket).then(
			() => true,
			() => false,
		),
	);
	return socket;
}

/** WordPress makes no requests, and does nothing on its own. */
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

const REFUSING = `<?php
add_filter('preprocess_comment', function ($comment) {
	if (str_contains($comment['comment_content'], '${REFUSED}')) wp_die('Refused: spam.', 'Refused', ['back_link' => true]);
	return $comment;
});
add_filter('rest_pre_insert_post', function ($post, $request) {
	$isPublished = ($post->post_status ?? '') === 'publish';
	return $isPublished && str_contains($post->post_content ?? '', '${REFUSED}') ? new WP_Error('spam', 'Refused: spam.', ['status' => 403]) : $post;
}, 10, 2);
`;

/** The only way to install it without a network. */
async function fillInInstaller(url: string): Promise<void> {
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
}
