import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isOwnFrame } from '../src/page/ownFrame.ts';
import { isUnreadable } from '../src/page/unreadable.ts';

/** Looks whether the focus is in an editor whose text is not in the page; injected when the popup has no draft to show. */
export default defineUnlistedScript(() => isOwnFrame(window) && isUnreadable(window));
