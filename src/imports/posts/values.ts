const LONGEST_LINK = 2000;

/** A web address, or null for other texts. */
export function linkOf(text: string, base?: string): string | null {
	if (text === '' || !URL.canParse(text, base)) return null;
	const { protocol, href } = new URL(text, base);
	return /^https?:$/.test(protocol) && href.length <= LONGEST_LINK ? href : null;
}

/** A web address of a site, or of one within it; null for other texts. */
export function linkWithin(sites: readonly string[], text: string, base?: string): string | null {
	const link = linkOf(text, base);
	const host = siteOfLink(link);
	return host !== null && sites.some((site) => host === site || host.endsWith(`.${site}`)) ? link : null;
}

/** Host name of a web address, as sites are called in the history; null without one. */
export const siteOfLink = (link: string | null): string | null =>
	link === null ? null : new URL(link).hostname.replace(/\.$/, '') || null;

export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** The site of a post if the export does not say it. */
export const UNKNOWN_SITE = 'files';

/** The fields of a JSON object; none of any other value. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A JSON text, trimmed; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The items of a JSON array; none of any other value. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
