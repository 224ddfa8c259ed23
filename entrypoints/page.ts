import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pageHost } from '../src/page/host.ts';
import { startPage } from '../src/page/loader.ts';

// Not a WXT content script, because those dispatch an event that the page can observe.
export default defineUnlistedScript(() => startPage(window, pageHost()));
