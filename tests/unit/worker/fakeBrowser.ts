import { vi } from 'vitest';
import type { Browser } from 'webextension-polyfill';
import type { Part } from '../../../src/core/mentions/others.ts';
import { siteOfPattern } from '../../../src/messages/origins.ts';
import type { PagePosts } from '../../../src/messages/pagePosts.ts';

interface Registered {
	id: string;
	matches: string[];
}

const BASE = 'chrome-extension://self/';
export const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies';

let posts = 0;
/** An id as pages create them, another each time. */
export const newPost = () => (++posts).toString(16).padStart(32, '0');

/** As much of a browser as the worker uses: two storage areas, a badge, and one page with a draft. */
export function fakeBrowser() {
	const area = () => {
		const data: Record<string, unknown> = {};
		return {
			data,
			get: async (wanted: string | string[] | null) => {
				const keys = wanted === null ? Object.keys(data) : [wanted].flat().filter((key) => key in data);
				return structuredClone(Object.fromEntries(keys.map((key) => [key, data[key]])));
			},
			set: async (items: Record<string, unknown>) => void Object.assign(data, structuredClone(items)),
			remove: async (key: string) => void delete data[key],
			clear: async () => {
				for (const key of Object.keys(data)) delete data[key];
			},
		};
	};
	let onConnect: (port: unknown) => void = () => undefined;
	let onMessage: (message: unknown, sender: unknown) => Promise<unknown> | undefined = () => undefined;
	const storage = { local: area(), session: area() };
	const badge = new Map([[1, '']]);
	const titles = new Map<number, string>();
	const page = {
		draft: DRAFT as string | null,
		/** Parts that are not the user's. */
		others: [] as Part[],
		/** What it keeps to itself. */
		secret: 'f00d' as string | null,
		selected: null as string | null,
		posts: null as PagePosts | null,
		private: false,
		/** Its address, as a click on the toolbar button gives it. */
		url: 'https://forum.example/thread' as string | undefined,
		/** Whether a script of ours answers there. */
		answers: true,
		/** What it answers when films are to be taken out of its draft as it is, or taken back. */
		takeOut: undefined as unknown,
		takeBack: undefined as unknown,
		/** Whether it is not the page that is about to be left. */
		arrived: true,
		/** The post that it has yet to decide on. */
		posting: null as string | null,
	};
	/** What it sends with its draft. */
	const sent = () => (page.secret === null ? {} : { secret: page.secret });
	const registered: Registered[] = [];
	const allowed = new Set(['<all_urls>']);
	const listeners: Record<string, (about: unknown) => Promise<unknown>> = {};
	const event = (name: string) => ({
		addListener: (listener: (about: unknown) => Promise<unknown>) => {
			listeners[name] = listener;
		},
	});
	const browser = {
		storage,
		extension: { inIncognitoContext: false },
		i18n: { getUILanguage: () => 'en-GB' },
		runtime: {
			id: 'self',
			getURL: (path: string) => BASE + path,
			onMessage: {
				addListener: (listener: typeof onMessage) => {
					onMessage = listener;
				},
			},
			onConnect: {
				addListener: (listener: typeof onConnect) => {
					onConnect = listener;
				},
			},
			sendMessage: async () => undefined,
			onInstalled: event('installed'),
		},
		scripting: {
			executeScript: vi.fn(async ({ files }: { files?: string[] }) =>
				files?.[0] === '/posts.js'
					? [{ result: page.selected === null ? page.posts : { selected: page.selected } }]
					: [],
			),
			getRegisteredContentScripts: async () => [...registered],
			registerContentScripts: async (scripts: Registered[]) => void registered.push(...scripts),
			unregisterContentScripts: async () => void registered.splice(0),
		},
		permissions: {
			onAdded: event('added'),
			onRemoved: event('removed'),
			getAll: async () => ({ origins: [...allowed] }),
			contains: async ({ origins: [origin = ''] }: { origins: string[] }) =>
				[...allowed].some((pattern) => pattern === '<all_urls>' || siteOfPattern(pattern) === siteOfPattern(origin)),
		},
		action: {
			setBadgeText: async ({ tabId, text }: { tabId: number; text: string }) => void badge.set(tabId, text),
			getBadgeText: async ({ tabId }: { tabId: number }) => badge.get(tabId) ?? '',
			setTitle: async ({ tabId, title }: { tabId: number; title: string }) => void titles.set(tabId, title),
			setBadgeBackgroundColor: async () => undefined,
			openPopup: async () => undefined,
		},
		tabs: {
			onRemoved: { addListener: () => undefined },
			query: async () => [{ id: 1 }],
			get: async () => ({ incognito: page.private, active: true, url: page.url }),
			sendMessage: vi.fn(
				async (_tab: number, { kind, text }: { kind: string; text?: string }) =>
					({
						draft: page.draft === null ? null : { text: page.draft, others: page.others, ...sent() },
						secret: page.secret,
						site: page.answers ? 'forum.example' : undefined,
						stillPosting: page.posting,
						arrived: page.arrived ? 'here' : undefined,
						takeOut: text === page.draft ? page.takeOut : { replaced: 0, refused: 0, changed: true },
						takeBack: page.takeBack,
					})[kind],
			),
		},
	};
	const sender = { id: 'self', url: 'https://forum.example/thread', tab: { id: 1, incognito: false }, frameId: 0 };
	return {
		registered,
		/** Changes what the user allows to be read. */
		allow: async (...patterns: string[]) => {
			for (const pattern of patterns) allowed.add(pattern);
			await listeners.added!({ origins: patterns });
		},
		withdraw: async (...patterns: string[]) => {
			for (const pattern of patterns) allowed.delete(pattern);
			await listeners.removed!({ origins: patterns });
		},
		storage,
		badge,
		titles,
		page,
		sent,
		browser: browser as unknown as Browser,
		fromPage: (message: unknown, more = {}) => onMessage(message, { ...sender, ...more }),
		/** Opens a port to the worker: what it has sent, and how to close it; as a popup does if no other sender is named. */
		connect: (name: string, from: object = { id: 'self', url: `${BASE}popup.html` }) => {
			const port = { sent: [] as unknown[], disconnect: vi.fn(), close: () => undefined as unknown };
			const onDisconnect = { addListener: (close: () => unknown) => Object.assign(port, { close }) };
			onConnect({ ...port, name, sender: from, onDisconnect, postMessage: (sent: unknown) => port.sent.push(sent) });
			return port;
		},
		fromUi: <T>(message: unknown) => onMessage(message, { id: 'self', url: `${BASE}popup.html` }) as Promise<T>,
	};
}
