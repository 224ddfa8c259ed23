import { dokuWiki } from './dokuwiki.ts';
import { etherpad } from './etherpad.ts';
import { mediaWiki } from './mediawiki/mediawiki.ts';
import { nodeBB } from './nodebb.ts';
import type { Site } from './site.ts';
import { wordPress } from './wordpress/wordpress.ts';

/** All sites that are driven. */
export const SITES: readonly Site[] = [wordPress, mediaWiki, dokuWiki, nodeBB, etherpad];
