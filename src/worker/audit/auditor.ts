/** The audit page's worker: reads exports and counts, so that the page stays responsive. It keeps nothing from them. */
import { ImportError } from '../../imports/error.ts';
import { sourceOfBlob } from '../../imports/posts/exported.ts';
import type { AuditorAnswer, AuditorKind, AuditorProtocol, AuditorRequest, ReadingView } from '../../messages/audit.ts';
import { cacheUntilLost } from '../../storage/cacheUntilLost.ts';
import type { Database } from '../../storage/db.ts';
import type { Packs } from '../packs.ts';
import { auditOf, countOf, editsOf } from './counts.ts';
import { readExport } from './reading.ts';

interface Deps {
	/** @throws if the user's packs cannot be read */
	loadPacks: () => Promise<Packs>;
	openDb: () => Promise<Database>;
}

/** How the page and its worker send each other messages. */
interface Port {
	postMessage(message: AuditorAnswer): void;
	addEventListener(type: 'message', listener: (event: MessageEvent<AuditorRequest>) => void): void;
}

type Answering = {
	[K in AuditorKind]: (
		request: { number: number } & AuditorProtocol[K]['asked'],
	) => Promise<AuditorProtocol[K]['answered']>;
};

const sourcesOf = (files: AuditorProtocol['read']['asked']['files']) =>
	files.map(({ file, name }) => sourceOfBlob(file, name));

export function startAuditor(port: Port, { loadPacks, openDb }: Deps): void {
	const packs = cacheUntilLost(loadPacks);
	const answering: Answering = {
		read: async ({ number, files }) => {
			const report = (reading: ReadingView) => port.postMessage({ number, reading });
			return readExport(await packs(), sourcesOf(files), report);
		},
		audit: async ({ posts, owner }) => auditOf({ packs: await packs(), openDb, posts, owner }),
		count: async ({ posts, owner }) => countOf({ packs: await packs(), openDb, posts, owner }),
		edit: async ({ files, posts, owner, audit }) =>
			editsOf({ packs: await packs(), openDb, posts, owner }, sourcesOf(files), audit),
	};
	const answer = (request: AuditorRequest): Promise<unknown> =>
		(answering[request.kind] as (asked: AuditorRequest) => Promise<unknown>)(request);
	port.addEventListener('message', ({ data }) => {
		const { number } = data;
		answer(data).then(
			(value) => port.postMessage({ number, value }),
			(error: unknown) => port.postMessage({ number, problem: error instanceof ImportError ? error.message : null }),
		);
	});
}
