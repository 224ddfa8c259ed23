import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { readNews } from '../../src/messages/news.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { strings } from '../../src/strings.ts';
import { sayInLanguage } from '../../src/ui/language.ts';
import { Popup } from '../../src/ui/popup/popup.tsx';
import { sitesHost } from '../../src/ui/sites/host.ts';
import '../../src/ui/style.css';
import '../../src/ui/howMany.css';
import '../../src/ui/popup/popup.css';
import '../../src/ui/popup/frame.css';
import '../../src/ui/popup/verdict.css';
import '../../src/ui/popup/films.css';
import '../../src/ui/popup/rooms.css';
import '../../src/ui/study/mark.css';

// When opened as a regular page (tests, screenshots), the popup takes its tab from the query string.
const named = Number(new URLSearchParams(location.search).get('tab'));
const [active] = await browser.tabs.query({ active: true, currentWindow: true });

const tab = named || (active?.id ?? 0);

const [title] = await Promise.all([
	browser.action.getTitle({ tabId: tab }).catch(() => ''),
	sayInLanguage(browser, () => strings.pageTitles.popup),
]);

render(
	<Popup
		host={{
			...{ tab, title },
			ask: askWorker,
			copy: (text) => navigator.clipboard.writeText(text),
			allow: sitesHost(browser).allow,
			connect: (show) =>
				browser.runtime.connect({ name: String(tab) }).onMessage.addListener((view) => show(view as PopupView)),
			onStarted: (callback) =>
				browser.runtime.onMessage.addListener((message: unknown) => {
					if (readNews(message) !== null) callback();
				}),
			openAbout: () => void browser.tabs.create({ url: '/options.html#about' }).then(() => window.close()),
			openFirstPage: () => void browser.tabs.create({ url: '/welcome.html' }).then(() => window.close()),
			openHistory: () => void browser.tabs.create({ url: '/personas.html' }).then(() => window.close()),
			openOldPosts: () => void browser.tabs.create({ url: '/audit.html' }).then(() => window.close()),
			openSettings: () => void browser.runtime.openOptionsPage().then(() => window.close()),
		}}
	/>,
	document.getElementById('app')!,
);
