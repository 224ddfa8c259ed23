import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { selectedOrPosts } from '../src/page/pagePosts.ts';

/** Finds the posts of a page; injected when its user asks for them, and the worker is given what it returns. */
export default defineUnlistedScript(() => selectedOrPosts(window));
