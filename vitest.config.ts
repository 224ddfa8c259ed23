import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: { include: ['tests/unit/**/*.test.ts'], setupFiles: ['fake-indexeddb/auto'], restoreMocks: true },
	define: { __PACK_ID__: '"test"' },
});
