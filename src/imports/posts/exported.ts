/** Someone's posts, in one form for all services. */

/** A post as its service has exported it. Its text is for reading films from, and is never kept. */
export interface ExportedPost {
	/** As its service calls it: unique on its site. */
	id: string;
	/** ISO 8601 as far as known: 2020-05-01T12:34:56Z, without Z if the zone is not known, 2020-05-01 or 2020-05; or null. */
	date: string | null;
	/** Host name, as in the history. */
	site: string;
	/** Address of the post, http or https, or null. */
	link: string | null;
	/** Plain text or Markdown, without quotations of others. */
	text: string;
}

/** A file as the user chose it, in the browser or on a disk. */
export interface Source {
	/** Its name, with the folders below the one that was chosen. */
	name: string;
	/** In bytes. */
	size: number;
	/** Streams its bytes: all of them, or from `from` up to but not including `to`. */
	stream(from?: number, to?: number): ReadableStream<Uint8Array>;
	/** The same file without reporting progress, for passes before the posts are read. */
	apart?: Source;
}

/** Makes a source of a file that was chosen in a page; `path` is its name with its folders. */
export const sourceOfBlob = (blob: Blob, path: string): Source => ({
	name: path,
	size: blob.size,
	stream: (from = 0, to = blob.size) => blob.slice(from, to).stream(),
});

/** Streams bytes; the stream is closed when the loop ends early. */
export async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
	const reader = stream.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		await reader.cancel().catch(() => undefined); // What broke the loop is the error to report.
	}
}

/** Reads some bytes of a source: fewer if it ends before. */
export async function readRange(source: Source, from: number, to: number): Promise<Uint8Array> {
	const bytes = new Uint8Array(Math.max(0, to - from));
	let size = 0;
	for await (const chunk of bytesOf(source.stream(from, to))) {
		const part = chunk.subarray(0, bytes.length - size);
		bytes.set(part, size);
		size += part.length;
		if (size === bytes.length) break;
	}
	return bytes.subarray(0, size);
}
