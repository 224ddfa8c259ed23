/** Posts as people write them. About a film they only give its title and, if they rated it, their opinion. */
import type { CLASSES } from '../../core/crowd/opinion.ts';

type LikedClass = (typeof CLASSES)[number];

/** Sentences about a film, with `{}` for its title. */
const PLAIN = [
	'Watched {} last night after putting it off for years.',
	'My sister keeps telling me to see {} again.',
	'We put on {} for a rainy Sunday.',
	'Someone at work brought up {} today, and I had a lot to say.',
	'Is there a decent release of {} anywhere?',
	'The local cinema is showing {} this weekend.',
	'I finally got around to {}, two months late.',
	'Rewatched {} with my roommate on Friday.',
] as const;
const SAYING: Record<LikedClass, readonly string[]> = {
	liked: ['I loved {}.', '{} is one of my favorites.', 'What a great film {} is!', '{} was wonderful, 9/10.'],
	soso: ['{} was okay, nothing more.', 'I thought {} was decent, 6/10.', '{} is fine, I guess.'],
	disliked: ['I hated {}.', '{} was a waste of two hours.', 'I could not stand {}, 3/10.', '{} was awful.'],
};
const OPENERS = ['Long week, so only films to report.', 'Quick one before bed.', 'Hello again, everyone.', ''] as const;
const LISTS = ['Recent watches:', 'My queue for the holidays:', 'What I have seen this month:'] as const;

/** Part of the posts of several films that are lists. */
const LISTED = 0.25;

export interface Film {
	title: string;
	/** Their opinion; null if they did not rate it. */
	thought: LikedClass | null;
}

/** Writes a post about films. @param random from 0 to 1, below 1 */
export function writePost(films: readonly Film[], random: () => number): string {
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
	if (films.length > 1 && random() < LISTED) return [pick(LISTS), ...films.map(({ title }) => `- ${title}`)].join('\n');
	const sentences = films.map(({ title, thought }) => {
		const frame = thought !== null && random() < 0.5 ? pick(SAYING[thought]) : pick(PLAIN);
		return frame.replace('{}', () => title);
	});
	return [pick(OPENERS), ...sentences].filter((sentence) => sentence !== '').join(' ');
}

/** Whether a text has a title exactly as written. */
export function hasTitle(text: string, title: string): boolean {
	const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
