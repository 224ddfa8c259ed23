import { strings } from '../../strings.ts';
import { placeOf } from './place.ts';
import type { Result } from './useCheck.ts';

/** The posts still to take down, as text to work through. */
export function listText({ check, audit, done }: Pick<Result, 'check' | 'audit' | 'done'>): string {
	const asked = new Set(audit.flatMap(({ takeDown }) => takeDown.map(({ post }) => post)));
	const posts = [...asked].filter((post) => !done.has(post)).map((post) => check.posts[post]!);
	const lines = posts.map((post) => {
		const titles = post.films.map(strings.film).join(', ');
		const line = `[ ] ${strings.audit.postOf(placeOf(post), post.date)}: ${titles}`;
		return post.link === null ? line : `${line}\n    ${post.link}`;
	});
	return `${[strings.audit.edit(posts.length), '', ...lines].join('\n')}\n`;
}
