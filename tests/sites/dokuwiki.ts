import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { relocate, unpack } from './install/debian.ts';
import { servePhp } from './install/php.ts';
import { type Place, REFUSED, type Site, toEndOf } from './site.ts';

/** DokuWiki and the libraries that its files ask for. */
const PACKAGES = ['dokuwiki', 'php-phpseclib', 'php-random-compat', 'libphp-simplepie', 'php-geshi'];

/** A DokuWiki that anyone may write in, with its files below a folder. */
async function startDokuWiki({ folder, url, run }: Place): Promise<void> {
	await unpack(PACKAGES, folder);
	for (const own of ['usr/share/dokuwiki', 'etc/dokuwiki'])
		await relocate(folder, own, ['usr/share', 'etc/dokuwiki', 'var/lib/dokuwiki']);
	const settings = join(folder, 'etc/dokuwiki');
	await writeFile(join(settings, 'local.php'), "<?php $conf['license'] = '0'; $conf['updatecheck'] = 0;\n");
	await writeFile(join(settings, 'wordblock.conf'), `${REFUSED}\n`);
	await mkdir(join(folder, 'var/lib/dokuwiki/data/log'), { recursive: true });
	run(await servePhp(join(folder, 'usr/share/dokuwiki'), url, 'doku.php'));
}

const BOX = '#wiki__text';
let pages = 0;

const intoBox = (page: Page) => toEndOf(page.locator(BOX));

export const dokuWiki: Site = {
	name: 'DokuWiki',
	start: startDokuWiki,
	composers: [
		{
			name: 'editor',
			async open(page, url) {
				await page.goto(`${url}doku.php?id=page${++pages}&do=edit`);
				await intoBox(page);
			},
			text: async (page) => (await page.locator(BOX).inputValue()).trim(),
			second: (page) => page.locator('#edit__summary'),
			async post(page) {
				await page.locator('#edbtn__save').click();
				await page.locator('#dw__toc, .wikipage, .page h1, .page p').first().waitFor();
				await page.waitForURL((address) => !address.search.includes('do=edit'));
			},
			async saved(page) {
				const raw = new URL(page.url());
				raw.searchParams.set('do', 'export_raw');
				return (await page.evaluate(async (address) => (await fetch(address)).text(), raw.href)).trim();
			},
			async preview(page) {
				await page.locator('#edbtn__preview').click();
				await page.locator('div.preview').waitFor();
				await intoBox(page);
			},
			async edit(page) {
				const address = new URL(page.url());
				address.searchParams.set('do', 'edit');
				await page.goto(address.href);
				await intoBox(page);
			},
			async refused(page) {
				await page.locator('#edbtn__save').click();
				await page.locator('.error, #spam').first().waitFor();
			},
		},
	],
};
