import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { opener } from '../../src/storage/freshLog.ts';
import { strings } from '../../src/strings.ts';
import { ConsentPage } from '../../src/ui/consent/page.tsx';
import { sayInLanguage } from '../../src/ui/language.ts';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/study/study.css';
import '../../src/ui/consent/consent.css';

await sayInLanguage(browser, () => strings.pageTitles.consent);

render(
	<ConsentPage ask={askWorker} openDb={opener(browser.storage.session, import.meta.env.FIREFOX)} />,
	document.getElementById('app')!,
);
