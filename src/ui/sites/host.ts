/** The browser's list of the sites that the user allows to be read, as match patterns. */
export interface SitesHost {
	read: () => Promise<string[]>;
	/** Asks the user, who may refuse; only within a click. */
	allow: (patterns: string[]) => Promise<boolean>;
	remove: (patterns: string[]) => Promise<boolean>;
	/** Calls back when the list has changed, here or in the browser's own settings. */
	onChange: (callback: () => void) => void;
}

interface Permissions {
	getAll: () => Promise<{ origins?: string[] }>;
	request: (what: { origins: string[] }) => Promise<boolean>;
	remove: (what: { origins: string[] }) => Promise<boolean>;
	onAdded: { addListener: (listener: () => void) => void };
	onRemoved: { addListener: (listener: () => void) => void };
}

export const sitesHost = ({ permissions }: { permissions: Permissions }): SitesHost => ({
	read: async () => (await permissions.getAll()).origins ?? [],
	allow: (origins) => permissions.request({ origins }),
	remove: (origins) => permissions.remove({ origins }),
	onChange: (callback) => {
		permissions.onAdded.addListener(callback);
		permissions.onRemoved.addListener(callback);
	},
});
