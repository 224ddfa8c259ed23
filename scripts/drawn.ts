/** Sees what the extension draws in a page: the root it draws in is closed, but not to the browser's tools. */
import type { CDPSession, Page } from '@playwright/test';

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface Node {
	nodeId: number;
	nodeName: string;
	attributes?: string[];
	children?: Node[];
	shadowRoots?: (Node & { shadowRootType?: string })[];
	contentDocument?: Node;
}

const all = (node: Node): Node[] => [
	node,
	...[
		...(node.children ?? []),
		...(node.shadowRoots ?? []),
		...(node.contentDocument ? [node.contentDocument] : []),
	].flatMap(all),
];
const attribute = ({ attributes = [] }: Node, name: string) => {
	const at = attributes.findIndex((each, i) => i % 2 === 0 && each === name);
	return at < 0 ? null : attributes[at + 1]!;
};
/** By the name of its class; some is drawn so that it cannot be seen. */
const isSeen = (name: string) => (node: Node) => {
	const names = (attribute(node, 'class') ?? '').split(' ');
	return names.includes(name) && !names.includes('unseen');
};

/** It was drawn again between two questions: the answers are of different drawings. */
const GONE = /Could not find node/;

/** Everything in closed roots of a page's documents, with a session for further questions. */
async function looking<T>(page: Page, look: (nodes: Node[], session: CDPSession) => Promise<T>): Promise<T> {
	const session = await page.context().newCDPSession(page);
	try {
		for (;;) {
			const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: Node };
			const hosts = all(root).filter(({ shadowRoots }) => shadowRoots?.some((r) => r.shadowRootType === 'closed'));
			const ours = hosts.filter((host) => attribute(host, 'popover') === 'manual');
			try {
				return await look(ours.flatMap(all), session);
			} catch (error) {
				if (!GONE.test(String(error))) throw error;
			}
		}
	} finally {
		await session.detach();
	}
}

async function boxOf(session: CDPSession, nodeId: number): Promise<Box[]> {
	const shown = await session.send('DOM.getBoxModel', { nodeId }).catch((error: unknown) => {
		if (GONE.test(String(error))) throw error;
		return null;
	});
	if (shown === null) return [];
	const [left, top, , , right, bottom] = shown.model.border as [number, number, number, number, number, number];
	return [{ left, top, right, bottom }];
}

/** Where marks stand, one box for each line of each. */
export const marksOf = (page: Page): Promise<Box[]> =>
	looking(page, async (nodes, session) =>
		(await Promise.all(nodes.filter(isSeen('mark')).map(({ nodeId }) => boxOf(session, nodeId)))).flat(),
	);

/** The words and buttons of the card; null where none is open. */
export const cardOf = (page: Page): Promise<{ words: string; buttons: { name: string; box: Box }[] } | null> =>
	looking(page, async (nodes, session) => {
		const card = nodes.find(isSeen('card'));
		if (card === undefined) return null;
		const within = all(card);
		const words = within.map((node) => attribute(node, 'data-text') ?? '').join('');
		const buttons = within.filter((node) => node.nodeName === 'BUTTON' && attribute(node, 'class') !== 'none');
		const named = buttons.map(async (button) => ({
			name: attribute(button, 'aria-label') ?? '',
			box: (await boxOf(session, button.nodeId))[0]!,
		}));
		return { words, buttons: await Promise.all(named) };
	});

/** Whether anything of the extension is in the page. */
export const isThere = (page: Page): Promise<boolean> => looking(page, async (nodes) => nodes.length > 0);
