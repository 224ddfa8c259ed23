import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'wxt';
import { bareScripts } from './scripts/build/bareScripts.ts';
import { languageFiles } from './scripts/build/languages.ts';
import { FIREFOX_ID, OPTIONAL_HOSTS, PERMISSIONS, POLICY } from './scripts/build/manifest.ts';
import { noMarkup } from './scripts/build/noMarkup.ts';
import { createNotice } from './scripts/build/notice.ts';
import { drawIcons, ICON_SIZES } from './scripts/icons.ts';
import { builtInPack } from './src/pack/builtIn.ts';
import { LISTS } from './src/pack/lists.ts';

const pack = await builtInPack();
const notice = createNotice();
const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
	imports: false,
	manifestVersion: 3,
	outDir: '.output',
	vite: () => ({
		plugins: [bareScripts(), noMarkup(), notice.plugin()],
		define: { __PACK_ID__: JSON.stringify(pack.id) },
	}),
	manifest: ({ browser }) => ({
		name: 'Red Herring',
		version,
		description: '__MSG_description__',
		default_locale: 'en',
		permissions: PERMISSIONS,
		optional_host_permissions: OPTIONAL_HOSTS,
		content_security_policy: {
			extension_pages: POLICY,
		},
		icons: Object.fromEntries(ICON_SIZES.map((size) => [size, `icon/${size}.png`])),
		...(browser === 'firefox' && {
			browser_specific_settings: {
				gecko: {
					id: FIREFOX_ID,
					strict_min_version: '142.0',
					data_collection_permissions: { required: ['none'] },
				},
			},
		}),
	}),
	hooks: {
		// Although `imports` is false, WXT would import its own library where it takes a parameter `storage` for a free name.
		'config:resolved': ({ config }) => {
			config.imports.presets = [];
			config.imports.imports = [];
		},
		'build:publicAssets': async (_wxt, files) => {
			files.push(...languageFiles());
			files.push({ absoluteSrc: pack.file, relativeDest: 'films.pack' });
			files.push({ relativeDest: 'lists.json', contents: JSON.stringify(LISTS) });
			for (const { size, file } of await drawIcons())
				files.push({ absoluteSrc: file, relativeDest: `icon/${size}.png` });
		},
		'build:done': async ({ config }) => writeFile(join(config.outDir, 'NOTICE.txt'), await notice.text()),
	},
});
