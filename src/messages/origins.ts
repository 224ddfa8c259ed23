/** Match patterns of the sites that the browser lets the extension read. */

export const ALL_SITES = '<all_urls>';

/** Users can also grant all sites in the browser's own settings, which leave out non-web pages. */
export const isAllSites = (pattern: string): boolean => /^<all_urls>$|^\*:\/\/\*\/\*$/.test(pattern);

/** The pattern of a site, with encryption or without: one host is one site. */
export const patternOf = (host: string): string => `*://${host}/*`;

/** The site in a pattern: its host, without the sign for its subdomains. */
export const siteOfPattern = (pattern: string): string => pattern.replace(/^[^:]*:\/\/(?:\*\.)?([^/]*).*$/, '$1');
