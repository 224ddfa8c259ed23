import { type Running, start } from './processes.ts';

const SETTINGS = ['sendmail_path=/bin/true', 'display_errors=0', 'log_errors=0'];

/** Serves a folder of PHP files with PHP's own server. @param probe a file below `url` that says when it answers */
export async function servePhp(
	files: string,
	url: string,
	probe: string,
	env: NodeJS.ProcessEnv = {},
): Promise<Running> {
	const args = [...SETTINGS.flatMap((setting) => ['-d', setting]), '-S', new URL(url).host, '-t', files];
	const server = start('PHP', 'php', args, { env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', ...env } });
	await server.until(async () => (await fetch(`${url}${probe}`)).ok);
	return server;
}
