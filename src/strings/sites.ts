/** Words about the sites that the user allows to be read. */
import { words } from './languages/language.ts';

const { t, plural, texts } = words('sites');

export const sites = texts({
	/** In the popup, where a site is not allowed yet. */
	toAllow: (site: string) => ({
		title: t`Not on for ${site} yet`,
		text: t`Once it is, what you write here is read on this computer. Nothing is sent.`,
		one: t`Turn on for ${site}`,
		all: t`Turn on for all sites`,
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
	removeSite: (site: string) => t`Remove ${site}`,
	known: 'Where people talk about films',
	allow: (n: number) => (n === 0 ? t`Allow these sites` : t`Allow ${plural(n, { one: '# site', other: '# sites' })}`),
	refused: 'The browser did not allow it.',
});
