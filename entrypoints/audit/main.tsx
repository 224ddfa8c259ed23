import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { forgetCheck, keepCheck, keepDone, readCheck } from '../../src/storage/check.ts';
import { localDay } from '../../src/storage/days.ts';
import { currentLanguage } from '../../src/strings/languages/language.ts';
import { strings } from '../../src/strings.ts';
import { Audit } from '../../src/ui/audit/audit.tsx';
import { auditorOf } from '../../src/ui/audit/auditor.ts';
import { sayInLanguage } from '../../src/ui/language.ts';
import { openOnce, recordsOf } from '../../src/ui/records.ts';
import { save } from '../../src/ui/save.ts';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/popup/verdict.css';
import '../../src/ui/history/history.css';
import '../../src/ui/audit/audit.css';

const { local } = browser.storage;
/** In a private window nothing is written to the disk. */
const isPrivate = browser.extension.inIncognitoContext === true;

await sayInLanguage(browser, () => strings.pageTitles.past);

render(
	<Audit
		ask={askWorker}
		records={recordsOf(browser, askWorker, openOnce(browser.storage, import.meta.env.FIREFOX))}
		store={{
			read: () => readCheck(local),
			keep: async (check) => !isPrivate && keepCheck(local, check),
			keepDone: async (id, done) => isPrivate || keepDone(local, id, done),
			forget: (id) => forgetCheck(local, id),
		}}
		isPrivate={isPrivate}
		openAuditor={() => auditorOf(new Worker(`/auditor.js?language=${currentLanguage()}`))}
		today={() => localDay(new Date())}
		save={(list) => save('red-herring-posts.txt', list, 'text/plain')}
	/>,
	document.getElementById('app')!,
);
