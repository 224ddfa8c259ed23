import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIXTURES = fileURLToPath(new URL('../tests/fixtures/', import.meta.url));
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Serves a folder of tests/fixtures on the loopback interface, on a free port. */
export const serveFixture = (folder: string) => serveFolder(join(FIXTURES, folder));

/** Serves any folder the same way. */
export async function serveFolder(folder: string): Promise<{ url: string; server: Server }> {
	const server = createServer(async (request, response) => {
		const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
		const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
		try {
			const body = await readFile(file);
			response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
