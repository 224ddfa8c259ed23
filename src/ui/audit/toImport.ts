import type { CheckedPost } from '../../storage/check.ts';
import { dayOfPost, type PostToImport } from '../../storage/importedPosts.ts';
import { isDay } from '../../storage/limits.ts';

/** Posts of a check as the history takes them. @param otherwise day for posts without a known one */
export const toImport = (posts: readonly CheckedPost[], otherwise: string): PostToImport[] =>
	posts.map(({ id, site, date, films }) => {
		const day = dayOfPost(date, otherwise);
		return { id, site, films, date: isDay(day) ? day : otherwise };
	});
