import { type ClientRequest, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InputError } from '../../pack/errors.ts';

/** A small external table that is sent with a query to every shard. */
export interface External {
	name: string;
	/** Column definitions, like `target UInt32, user String`. */
	columns: string;
	rows: Iterable<readonly (string | number)[]>;
}

/** A ClickHouse server's HTTP interface. */
export interface ClickHouse {
	/** The server's address, without a password. */
	address: string;
	/** Returns the rows of a SELECT. */
	rows(sql: string, external?: readonly External[]): Promise<unknown[][]>;
	/** Runs a statement that returns no rows; `body` is the data of an INSERT. */
	run(sql: string, body?: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Partial answers must be errors: the server buffers an answer until it is complete, so that the status code shows
 * failures, and it never skips a shard. Distributed INSERTs are synchronous.
 */
const SETTINGS = {
	wait_end_of_query: '1',
	skip_unavailable_shards: '0',
	insert_distributed_sync: '1',
	output_format_json_quote_64bit_integers: '0',
};

/** Newer servers also report failures in this header. */
const FAILURE = 'x-clickhouse-exception-code';

const BOUNDARY = 'external-table-5c1e7f2a';

/** @param url address of the server, optionally with user and password */
export function connectClickHouse(url: string): ClickHouse {
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
		throw new InputError(`"${url}" is no address of a ClickHouse server, as http://localhost:8123 is.`);
	const { username, password, protocol, host, pathname } = new URL(url);
	const address = `${protocol}//${host}`;
	const login = {
		...(username === '' ? {} : { 'X-ClickHouse-User': decodeURIComponent(username) }),
		...(password === '' ? {} : { 'X-ClickHouse-Key': decodeURIComponent(password) }),
	};

	/** Uses node:http because fetch times out if an answer takes 5 minutes to begin. */
	function send(parameters: Record<string, string>, type: string, body: Readable): Promise<string> {
		const target = new URL(`${address}${pathname}?${new URLSearchParams({ ...SETTINGS, ...parameters })}`);
		const options = { method: 'POST', agent: false as const, headers: { ...login, 'Content-Type': type } };
		return new Promise((resolve, reject) => {
			const request: ClientRequest = (protocol === 'https:' ? overHttps : overHttp)(target, options, (response) => {
				response.setEncoding('utf8');
				response.toArray().then((pieces) => {
					const text = pieces.join('');
					const failed = response.statusCode !== 200 || FAILURE in response.headers || /^Code: \d+[.,] /m.test(text);
					if (failed) reject(refusal(address, response.statusCode ?? 0, text));
					else resolve(text);
				}, fail);
			});
			const fail = (error: unknown) => reject(silence(address, error));
			// Detects within minutes that the server's machine is gone.
			request.setSocketKeepAlive(true, 30_000);
			request.on('error', fail);
			pipeline(body, request).catch(fail);
		});
	}

	return {
		address,
		async rows(sql, external = []) {
			const structures = external.map(({ name, columns }) => [`${name}_structure`, columns] as const);
			const parameters = { query: `${sql} format JSONCompact`, ...Object.fromEntries(structures) };
			const text = await (external.length === 0
				? send(parameters, 'text/plain', Readable.from([]))
				: send(parameters, `multipart/form-data; boundary=${BOUNDARY}`, Readable.from(multipart(external))));
			try {
				return (JSON.parse(text) as { data: unknown[][] }).data;
			} catch {
				throw new InputError(`${address}: the answer is cut off or not ClickHouse's.`);
			}
		},
		async run(sql, body) {
			// The statement goes into the body, since it may exceed the limit of URLs; for an INSERT the body is the data.
			if (body === undefined) await send({}, 'text/plain', Readable.from([sql]));
			else await send({ query: sql }, 'application/octet-stream', Readable.from(body));
		},
	};
}

function* multipart(external: readonly External[]): Generator<string> {
	for (const { name, rows } of external) {
		yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n`;
		yield 'Content-Type: text/tab-separated-values\r\n\r\n';
		let text = '';
		for (const row of rows) {
			text += `${row.map(escapeCell).join('\t')}\n`;
			if (text.length < 1 << 16) continue;
			yield text;
			text = '';
		}
		yield `${text}\r\n`;
	}
	yield `--${BOUNDARY}--\r\n`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeCell = (cell: string | number) => String(cell).replace(/[\\\t\n\r]/g, (letter) => ESCAPES[letter]!);

/** Explains an error of a connection that gave no answer or only part of one. */
function silence(address: string, error: unknown): unknown {
	const { code, message } = error as NodeJS.ErrnoException;
	if (error instanceof InputError || code === undefined) return error;
	if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code))
		return new InputError(`${address}: no ClickHouse server answers there (${code}).`);
	return new InputError(`${address}: the server went away before it had answered (${message}).`);
}

/** ClickHouse's error codes for a failed or broken connection to another server. */
const SHARD_GONE = [32, 198, 207, 209, 210, 279];

/** Explains an error that the server reported. */
function refusal(address: string, status: number, text: string): InputError {
	const code = Number(/Code: (\d+)/.exec(text)?.[1]);
	const words = text
		.replaceAll(/Code: \d+, e\.displayText\(\) = |Code: \d+\. |DB::(Net)?Exception: |, e\.what\(\) = [\w:]+/g, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, 400);
	if (SHARD_GONE.includes(code)) return new InputError(`${address}: a shard does not answer, or went away (${words})`);
	return new InputError(`${address}: ${words === '' ? `answers with status ${status}` : words}`);
}
