import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, unpack } from '../install/debian.ts';
import { servePhp } from '../install/php.ts';
import { PASSWORD, type Place, REFUSED, USER } from '../site.ts';

/** Its own settings: with the visual editor, and without asking or greeting anybody. */
const SETTINGS = `
$wgPingback = false;
$wgSpamRegex = [ '/${REFUSED}/' ];
$wgVisualEditorShowBetaWelcome = false;
$wgDefaultUserOptions['visualeditor-enable'] = 1;
$wgDefaultUserOptions['visualeditor-hidebetawelcome'] = 1;
$wgDefaultUserOptions['watchdefault'] = 0;
$wgJobRunRate = 0;
$wgCacheDirectory = __DIR__ . '/cache';
`;

/** A MediaWiki with SQLite, its files and data below a folder. */
export async function startMediaWiki({ folder, url, run }: Place): Promise<void> {
	await unpack(['mediawiki', 'mediawiki-classes'], folder);
	const files = join(folder, 'usr/share/mediawiki');
	for (const own of ['data', 'cache']) await mkdir(join(folder, own));
	const options = {
		dbtype: 'sqlite',
		dbpath: join(folder, 'data'),
		confpath: folder,
		pass: PASSWORD,
		server: url.slice(0, -1),
		scriptpath: '',
		extensions: 'VisualEditor',
		skins: 'Vector',
	};
	const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
	await execute('php', ['maintenance/install.php', ...flags, 'The Projection Booth', USER], files);
	const settings = join(folder, 'LocalSettings.php');
	await appendFile(settings, SETTINGS);
	run(await servePhp(files, url, 'index.php/Main_Page', { MW_CONFIG_FILE: settings }));
}
