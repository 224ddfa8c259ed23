/** Words about the sites that the user allows to be read. */
import { plural } from './counts.ts';

export const sites = {
	/** In the popup, where a site is not allowed yet. */
	toAllow: (site: string) => ({
		title: `Not on for ${site} yet`,
		text: 'Once it is, what you write here is read on this computer. Nothing is sent.',
		one: `Turn on for ${site}`,
		all: 'Turn on for all sites',
	}),

	title: 'Sites it may read',
	help: 'The browser asks you before a site is added. To add the site you are at, click the fish in the toolbar.',
	none: 'None yet.',
	everywhere: 'All sites',
	everywhereHelp: 'So it is on wherever you write. Each site can be switched off.',
	onlySome: 'Only sites I choose',
	all: 'All sites',
	allHelp: 'Then you need not think of it again.',
	allowAll: 'Allow all sites',
	remove: 'Remove',
	removeSite: (site: string) => `Remove ${site}`,
	known: 'Where people talk about films',
	allow: (n: number) => (n === 0 ? 'Allow these sites' : `Allow ${plural(n, { one: '# site', other: '# sites' })}`),
	refused: 'The browser did not allow it.',
};
