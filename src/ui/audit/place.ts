import { UNKNOWN_SITE } from '../../imports/posts/values.ts';
import type { CheckedPost } from '../../storage/check.ts';

/** The site of a post; on Reddit, the forum; empty if its file does not say. */
export const placeOf = ({ site, link }: Pick<CheckedPost, 'site' | 'link'>): string =>
	site === UNKNOWN_SITE
		? ''
		: ((/(?:^|\.)reddit\.com$/.test(site) ? /\/(r\/\w+)\//.exec(link ?? '')?.[1] : undefined) ?? site);
