/** Finds the posts on a page and their authors. */
import { LONGEST_AUTHOR, LONGEST_DRAFT, MOST_POSTS } from '../messages/limits.ts';
import type { PagePosts, Selected } from '../messages/pagePosts.ts';
import { attributeOf, call, get } from './dom.ts';
import { isOwnFrame } from './ownFrame.ts';
import { selectedText, visibleText } from './pageText.ts';

const POSTS =
	'article, shreddit-post, shreddit-comment, .comment, .post, .message, .topic-post, .thing, .review, .listitem, [itemprop=comment], [itemprop=review]';
/** Signs of its author: first those with no other use. */
const AUTHORS = [
	'[itemprop=author] [itemprop=name], [itemprop=author], [rel~=author]',
	'.username, .author, .comment-author .fn, .names .first, .poster, .byline .name',
	'a[href*="/user/"], a[href*="/u/"], a[href*="/users/"], a[href*="/members/"], a[href*="/profile/"]',
];
const NAMED = ['data-author', 'author', 'data-person', 'data-username'];
/** Where and how sites show who is logged in. */
const HEADERS = 'header, nav, [role=banner], [role=navigation], #header, .header, .navbar, #header-bottom-right';
const LOGGED_IN =
	'#username_logged_in .username, .logged-in-as, .p-navgroup-link--user, #current-user [href], .current-user [href], .user > a, [href*="/my/profile"], [rel=me]';
const PROFILE = /\/(?:user|users|u|members|member|profile|people)\/([^/?#]+)/;

const wordsOf = (element: Element | null): string =>
	((element && get(element as HTMLElement, 'innerText')) ?? '').trim();

const cut = (name: string): string | null => name.slice(0, LONGEST_AUTHOR) || null;

const MOST_CANDIDATES = 1000;

/** What the user has selected in a frame, or else the posts of the page; null in other frames. */
export function selectedOrPosts(window: Window & typeof globalThis): Selected | PagePosts | null {
	if (!isOwnFrame(window)) return null;
	const selected = selectedText(window, LONGEST_DRAFT);
	if (selected !== null) return { selected };
	return window.parent === window ? pagePosts(window) : null;
}

/** The posts on the page, within the limits of a message. */
function pagePosts(window: Window): PagePosts {
	const { document } = window;
	const found: PagePosts['posts'] = [];
	const candidates = [...call(document, 'querySelectorAll', POSTS)].slice(0, MOST_CANDIDATES);
	const authors = new Map(candidates.map((post) => [post, authorOf(post)]));
	// An element without an author within one that has one is a part of that.
	const posts = candidates.filter((post) => authors.get(post) !== null || !isWithinOne(post, authors));
	let left = LONGEST_DRAFT;
	for (const post of posts) {
		if (found.length === MOST_POSTS || left <= 0) break;
		const text = ownText(post, posts).slice(0, left);
		if (text.trim() === '') continue;
		found.push({ text, author: authors.get(post) ?? null });
		left -= text.length;
	}
	if (found.length === 0) found.push({ text: visibleText(window, LONGEST_DRAFT), author: null });
	return { posts: found, user: userOf(document), owner: ownerOf(window.location.pathname) };
}

function isWithinOne(post: Element, authors: ReadonlyMap<Element, string | null>): boolean {
	for (let outer = get(post, 'parentElement'); outer !== null; outer = get(outer, 'parentElement'))
		if (authors.get(outer)) return true;
	return false;
}

/** Without the posts inside it, such as answers. */
function ownText(post: Element, posts: readonly Element[]): string {
	let text = wordsOf(post);
	for (const inner of call(post, 'querySelectorAll', POSTS))
		if (posts.includes(inner)) text = text.replace(wordsOf(inner), () => '\n');
	return text;
}

function authorOf(post: Element): string | null {
	for (const name of NAMED) {
		const author = attributeOf(post as HTMLElement, name)?.trim();
		if (author) return cut(author);
	}
	for (const selector of AUTHORS)
		for (const element of call(post, 'querySelectorAll', selector)) {
			const name = wordsOf(element);
			if (call(element, 'closest', POSTS) === post && name !== '') return cut(name);
		}
	return null;
}

function userOf(document: Document): string | null {
	const element = call(document, 'querySelector', LOGGED_IN);
	const name = element && nameIn(element);
	if (name) return cut(name);
	for (const header of call(document, 'querySelectorAll', HEADERS)) {
		if (call(header, 'closest', POSTS) !== null) continue;
		for (const link of call(header, 'querySelectorAll', 'a[href]')) {
			const profile = PROFILE.exec(attributeOf(link as HTMLElement, 'href') ?? '');
			if (profile !== null) return cut(decoded(profile[1]!));
		}
	}
	return null;
}

/** "Logged in as Ann", a link to her profile, or only her name. */
function nameIn(element: Element): string {
	const words = wordsOf(element);
	const profile = PROFILE.exec(attributeOf(element as HTMLElement, 'href') ?? '');
	return /logged in as\s+(.+?)(?:\.\s|\.?$)/i.exec(words)?.[1] ?? (words || decoded(profile?.[1] ?? ''));
}

const ownerOf = (path: string): string | null => {
	const name = PROFILE.exec(path)?.[1] ?? /^\/([^/]+)\/(?:films?\/)?(?:reviews|diary|posts|comments)\b/.exec(path)?.[1];
	return name === undefined ? null : cut(decoded(name));
};

function decoded(name: string): string {
	try {
		return decodeURIComponent(name).replace(/\.\d+$/, '');
	} catch {
		return name;
	}
}
