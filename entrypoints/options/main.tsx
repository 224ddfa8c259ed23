import { render } from 'preact';
import { browser } from 'wxt/browser';
import { askUntilAnswered } from '../../src/messages/ask.ts';
import { READS } from '../../src/messages/ui.ts';
import { cacheUntilLost } from '../../src/storage/cacheUntilLost.ts';
import { opener } from '../../src/storage/freshLog.ts';
import { Options } from '../../src/ui/options.tsx';
import { save } from '../../src/ui/save.ts';
import '../../src/ui/style.css';
import '../../src/ui/options.css';
import '../../src/ui/ratings.css';
import '../../src/ui/study/study.css';

render(
	<Options
		ask={askUntilAnswered((request) => browser.runtime.sendMessage(request), READS)}
		openDb={cacheUntilLost(opener(browser.storage.session, import.meta.env.FIREFOX))}
		save={save}
	/>,
	document.getElementById('app')!,
);
