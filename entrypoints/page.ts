import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { pageHost } from '../src/page/host.ts';
import { startPage } from '../src/page/loader.ts';

// Not one of WXT's content scripts: those announce themselves to the page with an event that any site can hear.
export default defineUnlistedScript(() => startPage(window, pageHost()));
