import type { CheckedPost } from '../../storage/check.ts';

/** Where a post is: its site, or of a site of many forums the one that its address names. */
export const placeOf = ({ site, link }: Pick<CheckedPost, 'site' | 'link'>): string =>
	(/(?:^|\.)reddit\.com$/.test(site) ? /\/(r\/\w+)\//.exec(link ?? '')?.[1] : undefined) ?? site;
