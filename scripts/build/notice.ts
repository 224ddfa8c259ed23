/** Collects the licenses of all that is bundled, so that their texts ship with it. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODULES = `${sep}node_modules${sep}`;

export interface Notice {
	/** Notes the packages of each build. */
	plugin: () => Plugin;
	/** The text for all builds so far. @throws Error if a package has no license text */
	text: () => Promise<string>;
}

/** Folder of the package that a module belongs to; null for modules of the project and of the bundler. */
function packageOf(module: string): string | null {
	const at = module.lastIndexOf(MODULES);
	if (at < 0 || module.startsWith('\0')) return null;
	const [scope, name] = module.slice(at + MODULES.length).split(sep);
	return module.slice(0, at + MODULES.length) + (scope!.startsWith('@') ? join(scope!, name!) : scope!);
}

export function createNotice(): Notice {
	const folders = new Set<string>();
	return {
		plugin: () => ({
			name: 'notice',
			generateBundle(_options, bundle) {
				for (const part of Object.values(bundle))
					for (const module of part.type === 'chunk' ? part.moduleIds : []) {
						const folder = packageOf(module);
						if (folder !== null) folders.add(folder);
					}
			},
		}),
		async text() {
			const own = `Red Herring\n\n${await readFile(join(ROOT, 'LICENSE'), 'utf8')}`;
			const { sources } = JSON.parse(await readFile(join(ROOT, 'assets/population.json'), 'utf8')) as {
				sources: string[];
			};
			const facts = `Facts about films (films.pack)\n\n${sources.join('\n')}\n`;
			const packages = await Promise.all([...folders].sort().map(licenseOf));
			return [own, facts, ...packages].join(`\n${'-'.repeat(80)}\n\n`);
		},
	};
}

async function licenseOf(folder: string): Promise<string> {
	const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
	const text =
		file === undefined ? await standardText(name, license, author) : await readFile(join(folder, file), 'utf8');
	return `${name} ${version} (${license})\n\n${text}`;
}

/** The text of a license that a package names without giving it. */
async function standardText(name: string, license: string, author: string | { name: string }): Promise<string> {
	if (license !== 'MIT') throw new Error(`${name} is bundled, but has no license text.`);
	const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
	return (await readFile(join(ROOT, 'LICENSE'), 'utf8')).replace(/^Copyright.*$/m, `Copyright (c) ${holder}`);
}
