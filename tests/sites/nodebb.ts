import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { execute } from './install/debian.ts';
import { installNode, installServer } from './install/npm.ts';
import { start } from './install/processes.ts';
import { type Composer, PASSWORD, type Place, type Site, toEndOf, USER } from './site.ts';

/** The newest in the registry, and a Node of its time. */
const VERSION = '1.4.0';
const NODE = '10.24.1';
/** It would ask the network. */
const ASKING = 'nodebb-plugin-emoji-one';

/** A NodeBB with a Redis of its own that keeps nothing. */
async function startNodeBB({ folder, url, run }: Place): Promise<void> {
	const [files, node] = [await installServer('nodebb', VERSION), await installNode(NODE)];
	const socket = join(folder, 'redis.sock');
	const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
	// The program is that of `redis-server`, which is a package that starts a service.
	const redis = start('Redis', 'redis-check-rdb', settings, { argv0: 'redis-server' });
	run(redis);
	await redis.until(async () => (await execute('redis-cli', ['-s', socket, 'ping'])).stdout.includes('PONG'));
	await mkdir(join(files, 'public/uploads/sounds'), { recursive: true });
	const env = { ...process.env, PATH: `${node}:${process.env.PATH}`, bind_address: '127.0.0.1' };
	const answers = {
		...{ url: url.slice(0, -1), port: Number(new URL(url).port), secret: 'reel', database: 'redis' },
		...{ 'redis:host': socket, 'redis:port': '6379', 'admin:email': 'writer@example.org' },
		...{ 'admin:username': USER, 'admin:password': PASSWORD, 'admin:password:confirm': PASSWORD },
	};
	const app = (...args: string[]) => execute(join(node, 'node'), ['app.js', ...args], files, env);
	await app(`--setup=${JSON.stringify(answers)}`);
	await app('--reset', '-p', ASKING);
	const server = start('NodeBB', join(node, 'node'), ['app.js'], { cwd: files, env });
	run(server);
	await server.until(async () => (await fetch(url)).ok);
}

const BOX = '.composer textarea.write';

const intoBox = (page: Page) => toEndOf(page.locator(BOX));

const submit = (page: Page) => page.locator('.composer .action-bar .composer-submit').click();
const isGone = (page: Page) => page.locator('.composer').waitFor({ state: 'detached' });

/** The Markdown of the post shown last. */
async function saved(page: Page): Promise<string> {
	const pid = await page.locator('[component="post"][data-pid]').last().getAttribute('data-pid');
	return page.evaluate(
		(pid) =>
			new Promise<string>((resolve) => {
				const { socket } = window as unknown as { socket: { emit(...args: unknown[]): void } };
				socket.emit('posts.getRawPost', pid, (_: unknown, raw: string) => resolve(raw));
			}),
		pid,
	);
}

async function edit(page: Page): Promise<void> {
	const post = page.locator('[component="post"][data-pid]').last();
	await post.hover();
	await post.locator('[component="post/tools"] [data-toggle=dropdown]').first().click();
	await post.locator('[component="post/edit"]').first().click();
	await page.locator(BOX).waitFor();
	await intoBox(page);
}

const topic: Composer = {
	name: 'topic',
	async open(page, url) {
		await page.goto(`${url}category/2`);
		await page.locator('[component="category/post"], #new_topic').first().click();
		await intoBox(page);
	},
	text: (page) => page.locator(BOX).inputValue(),
	second: (page) => page.locator('.composer input.title'),
	async post(page) {
		const title = page.locator('.composer input.title');
		if ((await title.isVisible()) && (await title.inputValue()) === '') await title.fill('Slow cinema');
		await submit(page);
		await isGone(page);
		await page.locator('[component="post"][data-pid]').last().waitFor();
	},
	saved,
	edit,
	async refused(page) {
		// A topic needs a title.
		await submit(page);
		await page.locator('.alert-danger').first().waitFor();
	},
};

const reply: Composer = {
	name: 'reply',
	async open(page, url) {
		await page.goto(`${url}topic/1`);
		// Its button does nothing until its scripts have run.
		await expect(async () => {
			await page.locator('[component="topic/reply"]').first().click();
			await page.locator(BOX).waitFor({ timeout: 1000 });
		}).toPass();
		await intoBox(page);
	},
	text: (page) => page.locator(BOX).inputValue(),
	async post(page) {
		await submit(page);
		await isGone(page);
	},
	saved,
	edit,
};

export const nodeBB: Site = {
	name: 'NodeBB',
	start: startNodeBB,
	async logIn(page, url) {
		await page.goto(`${url}login`);
		await page.locator('#username').fill(USER);
		await page.locator('#password').fill(PASSWORD);
		await page.locator('#login').click();
		await page.waitForURL((address) => !address.pathname.includes('login'));
	},
	composers: [topic, reply],
};
