/** Sites about films, offered to be allowed together with all their subdomains. */
export const KNOWN_SITES: readonly string[] = [
	'criterionforum.org',
	'filmboards.com',
	'forum.blu-ray.com',
	'imdb.com',
	'letterboxd.com',
	'movieforums.com',
	'mubi.com',
	'reddit.com',
	'resetera.com',
	'themoviedb.org',
	'trakt.tv',
];

export const patternsOf = (known: readonly string[]): string[] => known.map((host) => `*://*.${host}/*`);
