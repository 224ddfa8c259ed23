/** Words about what an account's posts have given away. */
import { day, films, list, number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('audit');

const posts = (n: number) => plural(n, { one: '# post', other: '# posts' });

/** "March 14, 2021", or the known part. */
export const when = (date: string | null) =>
	date === null ? t`day unknown` : date.length < 10 ? date : day(date.slice(0, 10));

export const audit = texts({
	none: (read: number) => t`No films found in ${posts(read)}: they give nothing away here.`,
	counted: (naming: number, read: number, n: number) =>
		naming === 1
			? t`${number(naming)} of ${posts(read)} names ${films(n)}.`
			: t`${number(naming)} of ${posts(read)} name ${films(n)}.`,
	doubtful: (titles: string[]) => t`Probably no titles in these posts, and not counted: ${list(titles.slice(0, 10))}.`,
	edit: (n: number) => plural(n, { one: 'Edit this post', other: 'Edit these # posts' }),
	editHow: (isFewest: boolean, hasLinks: boolean) =>
		[
			hasLinks
				? t`“Copy and open” copies the new words and opens the post: paste them over the old ones.`
				: t`This file has no links: look for each post by its day, and paste the new words over the old ones.`,
			t`Nothing is changed for you, and nothing you wrote is kept.`,
			...(isFewest ? [] : [t`Fewer edits might do: there are too many to try all.`]),
		].join(' '),
	noWording: 'No other words hide this one. Take it down, or keep it.',
	/** @param site empty if it is not known */
	postOf: (site: string, date: string | null) => (site === '' ? when(date) : `${site}, ${when(date)}`),
	more: (n: number) => t`and ${number(n)} more`,
	near: (n: number) =>
		t`Within two weeks of logging the film: ${posts(n)}. Someone who knows when you watch films finds you more easily by them. Waiting before you post about a film helps.`,
	noYear: 'unknown',
	copies:
		'Search engines forget within weeks. Archives may not, and anyone with an old copy can still use it. Check again with a new file in a few weeks.',
});
