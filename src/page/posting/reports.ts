/** Reports posts to the worker, each until the worker has acknowledged it, as browsers may stop the worker at any moment. */
import { askUntil, type Patience } from '../../messages/ask.ts';
import type { PageRequest } from '../../messages/page.ts';
import type { Part } from '../../messages/written.ts';
import type { PageHost } from '../host.ts';

/** Texts of one posting. */
export interface Post {
	/** Created once in the page; the worker keeps a post of an id once. */
	id: string;
	texts: string[];
	/** Which parts of each are not the user's. */
	others: (readonly Part[])[];
	/** The text in their boxes before the user wrote there; absent: nothing. */
	first?: string;
}

type Report = Extract<PageRequest, { post: string }>;

export type Reports = ReturnType<typeof createReports>;

/** A page may be left at any moment: an unanswered attempt must not use up its time. */
const PATIENCE: Patience = { attempts: 15, wait: 1000, longestWait: 8000, pause: 10, longestPause: 5000 };

export function createReports(send: PageHost['send'], alive: PageHost['alive']) {
	/** The latest report of each post that is not over. */
	const latest = new Map<string, Report>();

	async function reported(report: Report): Promise<void> {
		const { post } = report;
		latest.set(post, report);
		const goesOn = () => alive() && latest.get(post) === report;
		const isHeard = await askUntil(
			() => send(report),
			(answer) => typeof answer === 'boolean',
			{ ...PATIENCE, goesOn },
		).then(
			() => true,
			() => false,
		);
		if (isHeard && report.kind !== 'posting' && latest.get(post) === report) latest.delete(post);
	}

	return {
		posting: ({ id, ...post }: Post) => void reported({ kind: 'posting', post: id, ...post }),
		posted: ({ id, ...post }: Post) => void reported({ kind: 'posted', post: id, ...post }),
		/** Also removes what was reported as posted. */
		notPosted: ({ id }: Pick<Post, 'id'>) => void reported({ kind: 'notPosted', post: id }),
		/** Answers with the id while it is undecided, or the worker has not acknowledged the decision. */
		stillPosting: ({ post }: { post: string }) => (latest.has(post) ? Promise.resolve(post) : undefined),
	};
}
