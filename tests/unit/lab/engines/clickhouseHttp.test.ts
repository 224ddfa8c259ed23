import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type ClickHouse, connectClickHouse } from '../../../../src/lab/engines/clickhouseHttp.ts';
import { encodeRows } from '../../../../src/lab/engines/rowBinary.ts';

interface Seen {
	url: URL;
	headers: IncomingMessage['headers'];
	body: Buffer;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

/** Connects to a server that gives one answer to everything, and lists what it was asked. */
async function connected(status: number, answer: string): Promise<{ server: ClickHouse; seen: Seen[] }> {
	const seen: Seen[] = [];
	const http = createServer(async (request, response) => {
		seen.push({ url: new URL(request.url!, 'http://x'), headers: request.headers, body: await buffer(request) });
		response.writeHead(status).end(answer);
	}).listen(0, '127.0.0.1');
	await once(http, 'listening');
	const { port } = http.address() as AddressInfo;
	const server = await connectClickHouse(`http://ada:s%20cret@127.0.0.1:${port}/proxy`);
	closing.push(
		() => server.close(),
		() => new Promise((resolve) => http.close(resolve)),
	);
	return { server, seen };
}

test('a query brings its tables, the login, and the settings that make partial answers errors', async () => {
	const { server, seen } = await connected(200, '{"data": [[1, "a"]]}');
	const table = { user: ['String', ["o'ne\til", 'ü'.repeat(100)]], gain: ['Float64', [0.5, -1]] } as const;
	expect(await server.rows('select 1', { asked: table })).toEqual([[1, 'a']]);
	const [{ url, headers, body }] = seen as [Seen];
	expect(url.pathname).toBe('/proxy');
	expect(Object.fromEntries(url.searchParams)).toMatchObject({
		query: 'select 1 format JSONCompact',
		wait_end_of_query: '1',
		skip_unavailable_shards: '0',
		asked_structure: 'user String, gain Float64',
		asked_format: 'RowBinary',
	});
	expect(headers.authorization).toBe(`Basic ${Buffer.from('ada:s cret').toString('base64')}`);
	const form = await new Response(new Uint8Array(body), {
		headers: { 'Content-Type': headers['content-type']! },
	}).formData();
	expect(Buffer.from(await (form.get('asked') as File).arrayBuffer())).toEqual(encodeRows(table));
	expect(server.address).not.toContain('cret');
});

test('an INSERT streams its rows', async () => {
	const { server, seen } = await connected(200, '');
	async function* body() {
		yield Buffer.from('ab');
		yield Buffer.from('c');
	}
	await server.run('insert into t format RowBinary', body());
	expect(seen[0]!.url.searchParams.get('query')).toBe('insert into t format RowBinary');
	expect(seen[0]!.body.toString()).toBe('abc');
});

test('rows are RowBinary', () => {
	const rows = encodeRows({
		a: ['UInt8', [1, 255]],
		b: ['UInt32', Uint32Array.of(2, 2 ** 32 - 1)],
		c: ['String', ['é', 'x'.repeat(130)]],
		d: ['Float64', [1, 0]],
	});
	const first = [1, 2, 0, 0, 0, 2, 0xc3, 0xa9, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f];
	const second = [255, 255, 255, 255, 255, 0x82, 0x01, ...Array(130).fill(120), ...Array(8).fill(0)];
	expect([...rows]).toEqual([...first, ...second]);
});

test.each([
	[
		'Code: 279. DB::NetException: All connection tries failed. (ALL_CONNECTION_TRIES_FAILED) (version 25.8)',
		/a shard does not answer, or went away \(All connection tries failed\./,
	],
	[
		'Code: 279, e.displayText() = DB::NetException: All connection tries failed., e.what() = DB::NetException',
		/a shard does not answer, or went away \(All connection tries failed\.\)$/,
	],
	[
		'Code: 60. DB::Exception: Table default.x does not exist. (UNKNOWN_TABLE) (version 25.8)',
		/^http:\/\/127\.0\.0\.1:\d+: Table default\.x does not exist\./,
	],
])('%s is explained', async (answer, reason) => {
	const { server } = await connected(500, answer);
	await expect(server.rows('select 1')).rejects.toThrow(reason);
	await expect(server.run('select 1')).rejects.toMatchObject({ name: 'InputError' });
});

test.each(['<html>', '{"data": [[1', ''])('%j is refused as an answer', async (answer) => {
	const { server } = await connected(200, answer);
	await expect(server.rows('select 1')).rejects.toThrow("the answer is cut off or not ClickHouse's");
});

test.each([
	['<html>Bad Gateway</html>', /^http:\/\/127\.0\.0\.1:\d+: <html>Bad Gateway/],
	['', /^http:\/\/127\.0\.0\.1:\d+: answers with status 502$/],
])('a proxy that refuses with %j is named', async (answer, reason) => {
	const { server } = await connected(502, answer);
	await expect(server.rows('select 1')).rejects.toThrow(reason);
});

test('an error in the rows that are sent stays as it is', async () => {
	const { server } = await connected(200, '');
	async function* body() {
		yield Buffer.from('ab');
		throw new RangeError('Out of Memory Error');
	}
	await expect(server.run('insert into t format RowBinary', body())).rejects.toThrow(
		new RangeError('Out of Memory Error'),
	);
});
