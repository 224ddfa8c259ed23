import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { type Accessible, accessiblesOf } from './accessibles.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { findFirefox } from './find.ts';
import type { Page } from './page.ts';
import { type Tabs, tabsOf } from './tabs.ts';

export interface Firefox {
	/** Where the extensions' own pages are found, ending in a slash, in the order in which they were asked for. */
	origins: string[];
	open: Tabs['open'];
	/**
	 * What went wrong in pages and extensions since the start or the last reset: it was uncaught or logged, or a
	 * policy forbade it.
	 */
	errors: () => Promise<string[]>;
	/** Sets a preference, which holds until the next reset. */
	setPref: (name: string, value: number) => Promise<void>;
	/** Enlarges the text, and nothing else, of the tab that is shown, as the browser's menu can. */
	zoomText: (times: number) => Promise<void>;
	/** Leaves all pages but these, and forgets errors and preferences that were set. */
	reset: (remaining: readonly Page[]) => Promise<void>;
	/** Unloads the extensions' background pages, as Firefox does when they are idle. */
	stopBackground: () => Promise<void>;
	/** Allows the first of the extensions to read all sites, as its users can. */
	allowAllSites: () => Promise<void>;
	/** What the accessibility tree says of a page that is shown. */
	accessibles: (url: string) => Promise<Accessible[]>;
	/** Installs the extension in a folder, in place of an earlier one of the same id. */
	install: (folder: string) => Promise<void>;
	/** Ends it as its user does, so that it writes to the profile what it is to know again. */
	quit: () => Promise<void>;
	close: () => Promise<void>;
}

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));
const LONGEST_START = 60_000;
/** Begin of the extensions' addresses in a profile that is left: there they are found again. */
const LASTING = '6f0d1c52-3f0b-4c8e-9a55-00000000000';
/** What the extension shows of itself. */
const FIRST_PAGE = 'welcome.html';
const PREFS = {
	// What was just built is not signed.
	'xpinstall.signatures.required': false,
	// The driver hears nothing of extensions' own pages: what they log is read from Firefox's output.
	'devtools.console.stdout.content': true,
	// What an extension asks for on a click is granted, without a prompt that no program can press.
	'extensions.webextOptionalPermissionPrompts': false,
	// A page that was left is gone, as with its tab.
	'browser.sessionhistory.max_total_viewers': 0,
};

/**
 * Starts Firefox without a window.
 * @param extensions folders of extensions
 * @param profile folder of a profile that is to be left, with what extensions have stored; else it has one of its own
 * @param how whether the extensions are installed for as long as Firefox runs, for good, or are there from before
 */
export async function launchFirefox(
	extensions: readonly string[],
	profile?: string,
	how: 'while it runs' | 'for good' | 'from before' = 'while it runs',
): Promise<Firefox> {
	const program = findFirefox();
	if (program === undefined) throw new Error('No Firefox found.');
	const uuids = Object.fromEntries(
		extensions.map((folder, i) => [idOf(folder), profile === undefined ? randomUUID() : LASTING + i]),
	);
	const all = { ...PREFS, 'extensions.webextensions.uuids': JSON.stringify(uuids) };
	const lasting = profile === undefined ? [] : [profile];
	const keeper = spawn(process.execPath, [KEEPER, program, JSON.stringify(all), ...lasting], {
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	const gone = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
	const close = () => {
		keeper.stdin.end();
		return gone;
	};
	const logged: string[] = [];
	const changed = new Set<string>();
	createInterface({ input: keeper.stdout }).on('line', (line) => {
		// What Firefox's own parts log begins with their names.
		if (line.startsWith('console.error: ') && !/^[^:]*: [\w.-]+: *$/.test(line)) logged.push(line);
	});
	try {
		const bidi = await connectBidi(`${await addressOf(keeper.stderr)}/session`);
		await bidi.send('session.new', { capabilities: {} });
		const origins = Object.values(uuids).map((uuid) => `moz-extension://${uuid}/`);
		const install = async (path: string) => {
			await bidi.send('webExtension.install', { extensionData: { type: 'path', path } });
		};
		const { open, leaveAllBut, leaveWhenShown } = tabsOf(bidi);
		for (const [i, folder] of extensions.entries()) {
			if (how === 'while it runs') await install(folder);
			else if (how === 'for good') await installForGood(bidi, folder);
			// It comes to the front once the extension is installed.
			if (how !== 'from before' && existsSync(join(folder, FIRST_PAGE))) await leaveWhenShown(origins[i] + FIRST_PAGE);
		}
		const errors = async () => [...logged, ...((await evaluateInBrowser(bidi, UNCAUGHT)) as string[])];
		const setPref = async (name: string, value: number) => {
			changed.add(name);
			await evaluateInBrowser(bidi, `Services.prefs.setIntPref('${name}', ${value})`);
		};
		const zoomText = async (times: number) => {
			await evaluateInBrowser(bidi, `void (gBrowser.selectedBrowser.browsingContext.textZoom = ${times})`);
		};
		const reset = async (remaining: readonly Page[]) => {
			await leaveAllBut(remaining);
			for (const name of changed) await evaluateInBrowser(bidi, `Services.prefs.clearUserPref('${name}')`);
			changed.clear();
			await evaluateInBrowser(bidi, 'Services.console.reset()');
			logged.length = 0;
		};
		const stopBackground = async () => {
			for (const id of Object.keys(uuids))
				await evaluateInBrowser(bidi, `WebExtensionPolicy.getByID('${id}').extension.terminateBackground?.()`);
		};
		const allowAllSites = async () => {
			const granted = JSON.stringify({ permissions: [], origins: ['<all_urls>'] });
			await evaluateInBrowser(
				bidi,
				`ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs').ExtensionPermissions
				.add('${Object.keys(uuids)[0]}', ${granted}, WebExtensionPolicy.getByID('${Object.keys(uuids)[0]}').extension)
				.then(() => null)`,
			);
		};
		const accessibles = async (url: string) => (await evaluateInBrowser(bidi, accessiblesOf(url))) as Accessible[];
		const quit = async () => {
			// It is gone before it could answer.
			void bidi.send('browser.close', {}).catch(() => undefined);
			await gone;
		};
		const prefs = { setPref, zoomText, reset };
		return { origins, open, errors, ...prefs, stopBackground, allowAllSites, accessibles, install, quit, close };
	} catch (error) {
		await close();
		throw error;
	}
}

async function installForGood(bidi: Bidi, folder: string): Promise<void> {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
		statSync(join(folder, file)).isFile(),
	);
	const archive = zipSync(Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file))])));
	await bidi.send('webExtension.install', {
		extensionData: { type: 'base64', value: Buffer.from(archive).toString('base64') },
		'moz:permanent': true,
	});
}

function idOf(folder: string): string {
	const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
	return manifest.browser_specific_settings.gecko.id;
}

/** Evaluates an expression with the rights of Firefox itself. */
async function evaluateInBrowser(bidi: Bidi, expression: string): Promise<unknown> {
	const { contexts } = await bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
	const { result, exceptionDetails } = await bidi.send('script.evaluate', {
		target: { context: contexts[0].context },
		awaitPromise: true,
		expression: `(async () => JSON.stringify(await (${expression})))()`,
	});
	if (exceptionDetails !== undefined) throw new Error(`In Firefox: ${exceptionDetails.text}`);
	return result.value === undefined ? undefined : JSON.parse(result.value);
}

/** What the browser's own console has of errors in pages and extensions. */
const UNCAUGHT = `Services.console.getMessageArray()
	.filter((entry) => entry instanceof Ci.nsIScriptError && !(entry.flags & Ci.nsIScriptError.warningFlag))
	.filter(({ sourceName }) => /^(moz-extension|https?):/.test(sourceName))
	// A page was left while it waited for an answer.
	.filter(({ errorMessage }) => !/^Promise \\w+ (after context unloaded|while context is inactive)/.test(errorMessage))
	.map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' (' + sourceName + ':' + lineNumber + ')')`;

/** Where Firefox says that it can be spoken to. */
function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
	const said: string[] = [];
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const fail = (why: string) => reject(new Error(`Firefox ${why}. It said:\n${said.join('\n')}`));
	const timer = setTimeout(() => fail(`did not start within ${LONGEST_START / 1000} s`), LONGEST_START);
	createInterface({ input: stderr })
		.on('line', (line) => {
			said.push(line);
			const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
			if (address !== undefined) resolve(address);
		})
		.once('close', () => fail('ended'));
	return promise.finally(() => clearTimeout(timer));
}
