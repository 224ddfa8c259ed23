/** Words about the sites that the user allows to be read. */
import { words } from './languages/language.ts';

const { t, texts } = words('sites');

export const sites = texts({
	/** In the popup if a site is not allowed yet. */
	toAllow: (site: string) => ({
		title: t`Not on for ${site} yet`,
		text: t`When it’s on, your posts here are checked on this computer. Nothing is sent.`,
		one: t`Turn on for ${site}`,
		all: t`Turn on for all sites`,
	}),

	title: 'Sites',
	help: 'To add the site you’re on, click the fish in the toolbar. The browser asks you first.',
	none: 'Not on anywhere yet',
	some: 'On for these sites',
	everywhere: 'On everywhere',
	everywhereHelp: 'You can turn it off site by site: click the fish in the toolbar there.',
	onlySome: 'Only sites I choose',
	allowAll: 'Turn on for all sites',
	remove: 'Remove',
	removeSite: (site: string) => t`Remove ${site}`,
	off: 'Off on this site',
	switchOnAt: (site: string) => t`Turn on for ${site}`,
	switchOn: 'Turn on',
	refused: 'The browser did not allow it.',
});
