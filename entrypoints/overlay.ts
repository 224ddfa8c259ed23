import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { handover } from '../src/page/handover.ts';
import { sayInLanguage } from '../src/page/language.ts';
import { createOverlay } from '../src/page/overlay/overlay.ts';

/** Draws advice; injected once into a frame where the user has written something. */
export default defineUnlistedScript(() => {
	sayInLanguage();
	handover()?.onOverlay?.(createOverlay);
});
