import type { CheckedPost } from '../../storage/check.ts';

/** The site of a post; on Reddit, the forum. */
export const placeOf = ({ site, link }: Pick<CheckedPost, 'site' | 'link'>): string =>
	(/(?:^|\.)reddit\.com$/.test(site) ? /\/(r\/\w+)\//.exec(link ?? '')?.[1] : undefined) ?? site;
