import type { Target } from '../target.ts';
import { files } from './files.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { packs, shippedPacks } from './packs.ts';
import { posts } from './posts.ts';
import { texts } from './texts.ts';

export const TARGETS: readonly Target[] = [...messages, packs, shippedPacks, ...imports, ...posts, ...files, texts];
