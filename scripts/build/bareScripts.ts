/** Takes out of the scripts for pages what WXT puts around them: it only says in the console what failed, as browsers do. */
import type { Plugin } from 'vite';

const USER = /import definition from ['"][^'"]+['"];/;

export const bareScripts = (): Plugin => ({
	name: 'bare-scripts',
	transform(code, id) {
		if (/\/define-unlisted-script\.mjs$/.test(id))
			return { code: 'export const defineUnlistedScript = (main) => main;', map: null };
		if (!id.includes('virtual:wxt-unlisted-script-entrypoint')) return null;
		const script = USER.exec(code)?.[0];
		if (script === undefined) throw new Error('WXT starts scripts in another way than it did.');
		return { code: `${script}\nexport default definition();`, map: null };
	},
});
