/** Runs after `npm ci`: the Node that scripts run on brings headers for compilers, 67 MB that nothing here needs. */
import { readdirSync, rmSync } from 'node:fs';

const modules = new URL('../node_modules/', import.meta.url);
for (const name of readdirSync(modules).filter((each) => /^node-(bin-)?(darwin|linux|win)-/.test(each)))
	rmSync(new URL(`${name}/include`, modules), { recursive: true, force: true });
