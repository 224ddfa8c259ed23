import { render } from 'preact';
import { browser } from 'wxt/browser';
import { askUntilAnswered } from '../../src/messages/ask.ts';
import { READS } from '../../src/messages/ui.ts';
import { opener } from '../../src/storage/freshLog.ts';
import { readEverything } from '../../src/ui/history/backupFile.ts';
import { History } from '../../src/ui/history/history.tsx';
import { save } from '../../src/ui/save.ts';
import '../../src/ui/style.css';
import '../../src/ui/options.css';
import '../../src/ui/history/history.css';

render(
	<History
		ask={askUntilAnswered((request) => browser.runtime.sendMessage(request), READS)}
		save={(name, file) => save(name, file, 'application/json')}
		readAll={() => readEverything(opener(browser.storage.session, import.meta.env.FIREFOX), browser.storage.local)}
	/>,
	document.getElementById('app')!,
);
