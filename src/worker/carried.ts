/** Follows texts sent to a site to the next page, where they may be in boxes again: previews, refused posts. */
import type { PageProtocol } from '../messages/page.ts';
import type { Handlers } from '../messages/protocol.ts';
import { allCarried, forgetCarried, isAnswer, noteCarried, readCarried, recognize } from '../storage/carriedTexts.ts';
import { bringBoxScript } from './boxScript.ts';
import type { Frame } from './frame.ts';
import type { WorkerHost } from './host.ts';
import { takeBackPost } from './reports.ts';

export const carriedHandlers: Pick<Handlers<PageProtocol, [WorkerHost, Frame]>, 'carry' | 'carried'> = {
	carry: async ({ made, at, texts }, host, from) => {
		// Nothing is held from private windows.
		if (from.private) return false;
		const { tab, frame, site } = from;
		const id = await noteCarried(host.browser.storage.session, tab, { site, frame, post: made, at }, texts);
		void follow(host, from, id).catch(() => undefined);
		return true;
	},
	carried: async ({ texts, began, refused, failed }, host, from) => {
		const { session } = host.browser.storage;
		const carried = await readCarried(session, from.tab);
		if (carried === null || carried.site !== from.site || carried.frame !== from.frame) return [];
		if (!isAnswer(carried, began)) return [];
		const { others, longest } = await recognize(session, carried, texts);
		const { post } = carried;
		if (post === null) return others;
		if (!failed && !(longest && refused)) return [];
		await takeBackPost(host, post, from);
		return others;
	},
};

/** Milliseconds between attempts to reach the next page. */
const PAUSE = 100;

/** Continues to follow what an earlier worker noted. */
export async function followCarried(host: WorkerHost): Promise<void> {
	const all = await allCarried(host.browser.storage.session);
	await Promise.all(all.map(({ tab, carried: { id, frame } }) => follow(host, { tab, frame }, id)));
}

/** Loads the script for boxes into the next page, which then looks for the sent texts. */
async function follow(host: WorkerHost, { tab, frame }: Pick<Frame, 'tab' | 'frame'>, id: string): Promise<void> {
	const { session } = host.browser.storage;
	while ((await readCarried(session, tab))?.id === id) {
		// The page that is about to be left does not answer.
		if ((await host.ask(tab, { kind: 'arrived' }, frame)) !== null) {
			await bringBoxScript(host, tab, frame);
			await host.ask(tab, { kind: 'returned' }, frame);
			break;
		}
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
	// Only the next page: on a later one its user may edit a post.
	await forgetCarried(session, tab, id);
}
