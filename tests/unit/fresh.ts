import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

// Files share a process, which loads libraries once. Each begins with modules and a storage that no other has used.
vi.resetModules();
vi.unstubAllGlobals();
globalThis.indexedDB = new IDBFactory();
