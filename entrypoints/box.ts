import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { handover } from '../src/page/handover.ts';
import { pageHost } from '../src/page/host.ts';
import { sayInLanguage } from '../src/page/language.ts';
import { watchBoxes } from '../src/page/watcher/watcher.ts';

/** Watches boxes; injected once into a frame when the user does something in a box. */
export default defineUnlistedScript(() => {
	const shared = handover();
	sayInLanguage();
	if (shared?.onFocus === null) watchBoxes(window, pageHost(), shared);
});
