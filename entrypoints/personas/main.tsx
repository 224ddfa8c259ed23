import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { strings } from '../../src/strings.ts';
import { History } from '../../src/ui/history/history.tsx';
import { sayInLanguage } from '../../src/ui/language.ts';
import { openOnce, recordsOf } from '../../src/ui/records.ts';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/popup/verdict.css';
import '../../src/ui/history/history.css';

await sayInLanguage(browser, () => strings.pageTitles.history);

const records = recordsOf(browser, askWorker, openOnce(browser.storage, import.meta.env.FIREFOX));

render(<History ask={askWorker} records={records} />, document.getElementById('app')!);
