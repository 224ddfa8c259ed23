import { render } from 'preact';
import { browser } from 'wxt/browser';
import { askUntilAnswered } from '../../src/messages/ask.ts';
import { READS } from '../../src/messages/ui.ts';
import { strings } from '../../src/strings.ts';
import { History } from '../../src/ui/history/history.tsx';
import { sayInLanguage } from '../../src/ui/language.ts';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/popup/verdict.css';
import '../../src/ui/history/history.css';

await sayInLanguage(browser, () => strings.pageTitles.history);

render(
	<History ask={askUntilAnswered((request) => browser.runtime.sendMessage(request), READS)} />,
	document.getElementById('app')!,
);
