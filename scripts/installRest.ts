/** Installs packages that are not needed to run the extension, but to check types and to test: editors and a database. */
import { install } from '../src/lab/kit/install.ts';

for (const folder of ['tests/fixtures', 'tools/duckdb']) install(folder);
