/** Words about what an account's posts have given away. */
import { day, films, list, number, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('audit');

const posts = (n: number) => plural(n, { one: '# post', other: '# posts' });

/** "14 March 2021", or the known part. */
export const when = (date: string | null) =>
	date === null ? t`day unknown` : date.length < 10 ? date : day(date.slice(0, 10));

export const audit = texts({
	none: (read: number) => t`No films found in ${posts(read)}: they give nothing away here.`,
	verdict: (crowd: number, members: number) =>
		t`About ${people(crowd)} could have written these posts, of ${number(members)} on a film site.`,
	counted: (naming: number, read: number, n: number) =>
		naming === 1
			? t`${number(naming)} of ${posts(read)} names ${films(n)}.`
			: t`${number(naming)} of ${posts(read)} name ${films(n)}.`,
	doubtful: (titles: string[]) => t`Probably no titles in these posts, and not counted: ${list(titles.slice(0, 10))}.`,
	nothing: 'Nothing to take down.',
	takeDown: (n: number) => t`Take down or edit ${posts(n)}`,
	takeDownHow: (isFewest: boolean) =>
		t`${isFewest ? t`The fewest that reach your goal.` : t`They reach your goal. Perhaps fewer would: there are too many to try all.`} Editing is enough: write “another film” in place of the title.`,
	postOf: (site: string, date: string | null) => `${when(date)}, ${site}`,
	end: (crowd: number) => t`Then about ${people(crowd)} could have written what is left.`,
	staying: (n: number) => plural(n, { one: '# other post can stay', other: '# other posts can stay' }),
	more: (n: number) => t`and ${number(n)} more`,
	near: (n: number) =>
		t`Within two weeks of logging the film: ${posts(n)}. Someone who knows when you watch films finds you more easily by them. Waiting before you post about a film helps.`,
	years: 'How many people could have written the posts of one year',
	noYear: 'unknown',
	newAccount: {
		only: 'The only way is a new account. It starts from zero, if nothing links the two.',
		easier: 'A new account is less work. It starts from zero, if nothing links the two.',
	},
	notToName: (titles: string[]) => t`It must not name what gives this one away: ${list(titles)}.`,
	copies:
		'Search engines forget within weeks. Archives may not, and anyone with an old copy can still use it. Check again with a new file in a few weeks.',
});
