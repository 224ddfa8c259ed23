/** Match patterns of the sites that the browser lets the extension read. */

export const ALL_SITES = '<all_urls>';

/** Users can also grant all sites in the browser's own settings, which leave out what is not the web. */
export const isAllSites = (pattern: string): boolean => /^<all_urls>$|^\*:\/\/\*\/\*$/.test(pattern);

/** The pattern of a site, with encryption or without: one host is one site. */
export const patternOf = (host: string): string => `*://${host}/*`;

/** The site that a pattern names: its host, without the sign for what is below it. */
export const siteOfPattern = (pattern: string): string => pattern.replace(/^[^:]*:\/\/(?:\*\.)?([^/]*).*$/, '$1');
