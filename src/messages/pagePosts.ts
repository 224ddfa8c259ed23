/** The posts on a page, as its script finds them. They are of a page, and not to be trusted. */
import * as v from 'valibot';
import { list, optionalText, text } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { LONGEST_AUTHOR, MOST_POSTS } from './limits.ts';

const author = v.nullable(optionalText(LONGEST_AUTHOR));

const PagePostsSchema = v.object({
	/** Each with its author's name; null if unknown. */
	posts: list(v.object({ text: optionalText(LONGEST_DRAFT), author }), MOST_POSTS),
	/** Who is logged in on the page; null if unknown. */
	user: author,
	/** The owner of the page, by its address; null without one. */
	owner: author,
});
export type PagePosts = v.InferOutput<typeof PagePostsSchema>;

/** What the user has selected there. */
export type Selected = v.InferOutput<typeof SelectedSchema>;
const SelectedSchema = v.object({ selected: text(LONGEST_DRAFT) });

const isShort = ({ posts }: PagePosts) => posts.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_DRAFT;

/** Validates what a page answers. */
export const readPagePosts = (answer: unknown): PagePosts | Selected | null =>
	v.is(SelectedSchema, answer) || (v.is(PagePostsSchema, answer) && isShort(answer)) ? answer : null;
