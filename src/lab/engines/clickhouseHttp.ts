import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { InputError } from '../../pack/errors.ts';
import { type Columns, encodeRows, structureOf } from './rowBinary.ts';

export interface ClickHouse {
	/** The server's address, without a password. */
	address: string;
	/** Returns the rows of a SELECT. Small `tables` are sent with it, by their names, to every shard. */
	rows(sql: string, tables?: Readonly<Record<string, Columns>>): Promise<unknown[][]>;
	/** Runs a statement that returns no rows; `body` is the data of an INSERT. */
	run(sql: string, body?: AsyncIterable<Uint8Array>): Promise<void>;
	close(): Promise<void>;
}

/**
 * Partial answers must be errors: the server buffers an answer until it is complete, so the status code shows failures,
 * and it never skips a shard. Distributed INSERTs are synchronous.
 */
const SETTINGS = {
	wait_end_of_query: 1,
	skip_unavailable_shards: 0,
	insert_distributed_sync: 1,
	output_format_json_quote_64bit_integers: 0,
} as const;

/** Newer servers also report failures in this header. */
const FAILURE = 'x-clickhouse-exception-code';

/** The longest that Node can wait, 25 days: an attack on a billion ratings has no time limit. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** @param url address of the server, optionally with user and password */
export async function connectClickHouse(url: string): Promise<ClickHouse> {
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
		throw new InputError(`"${url}" is no address of a ClickHouse server, as http://localhost:8123 is.`);
	const { username, password, protocol, host, pathname } = new URL(url);
	const address = `${protocol}//${host}`;
	// Loaded on first use, as DuckDB is.
	const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
	const client = createClient({
		url: address,
		pathname,
		username: decodeURIComponent(username) || 'default',
		password: decodeURIComponent(password),
		request_timeout: LONGEST_WAIT,
		// TCP probes detect within minutes that the server is gone. No connection is reused, as older servers close them
		// without notice.
		http_agent: new (protocol === 'https:' ? HttpsAgent : HttpAgent)({ keepAlive: true, keepAliveMsecs: 30_000 }),
		keep_alive: { enabled: false },
		clickhouse_settings: SETTINGS,
		log: { level: ClickHouseLogLevel.OFF },
	});
	const answer = async (query: string, body?: Readable, parameters = {}, http_headers = {}) => {
		const request = { query, clickhouse_settings: parameters, http_headers, ignore_error_response: true };
		const { status, headers, answered } = await client
			.exec(body === undefined ? request : { ...request, values: body })
			.then(async ({ stream, http_status_code: status, response_headers: headers }) => ({
				status,
				headers,
				answered: await text(stream),
			}))
			.catch((error) => {
				throw silence(address, error);
			});
		if (status !== 200 || FAILURE in headers || /^Code: \d+[.,] /m.test(answered))
			throw refusal(address, status, answered);
		return answered;
	};
	return {
		address,
		async rows(sql, tables = {}) {
			const query = `${sql} format JSONCompact`;
			const json = await (Object.keys(tables).length === 0 ? answer(query) : answer(query, ...withTables(tables)));
			try {
				return (JSON.parse(json) as { data: unknown[][] }).data;
			} catch {
				throw new InputError(`${address}: the answer is cut off or not ClickHouse's.`);
			}
		},
		async run(sql, body) {
			await answer(sql, body && Readable.from(body));
		},
		close: () => client.close(),
	};
}

/** The client knows no external tables, but sends any body, parameter and header. */
function withTables(tables: Readonly<Record<string, Columns>>) {
	const form = new FormData();
	const parameters: Record<string, string> = {};
	for (const [name, columns] of Object.entries(tables)) {
		form.set(name, new Blob([encodeRows(columns)]), name);
		parameters[`${name}_structure`] = structureOf(columns);
		parameters[`${name}_format`] = 'RowBinary';
	}
	const { body, headers } = new Response(form);
	return [Readable.from(body!), parameters, { 'Content-Type': headers.get('Content-Type')! }] as const;
}

/** Explains a connection error that gave no answer or part of one; other errors stay as they are. */
function silence(address: string, error: unknown): unknown {
	const { code, message } = error as NodeJS.ErrnoException;
	if (code === undefined) return error;
	if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code))
		return new InputError(`${address}: no ClickHouse server answers there (${code}).`);
	return new InputError(`${address}: the server went away before it had answered (${message}).`);
}

/** ClickHouse's error codes for a failed or broken connection to another server. */
const SHARD_GONE = [32, 198, 207, 209, 210, 279];

function refusal(address: string, status: number | undefined, answer: string): InputError {
	const code = Number(/Code: (\d+)/.exec(answer)?.[1]);
	const words = answer
		.replaceAll(/Code: \d+, e\.displayText\(\) = |Code: \d+\. |DB::(Net)?Exception: |, e\.what\(\) = [\w:]+/g, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, 400);
	if (SHARD_GONE.includes(code)) return new InputError(`${address}: a shard does not answer, or went away (${words})`);
	return new InputError(`${address}: ${words === '' ? `answers with status ${status}` : words}`);
}
