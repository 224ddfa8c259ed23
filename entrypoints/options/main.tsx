import { render } from 'preact';
import { browser } from 'wxt/browser';
import { askWithRetry } from '../../src/messages/ask.ts';
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
		ask={askWithRetry((request) => browser.runtime.sendMessage(request))}
		openDb={cacheUntilLost(opener(browser.storage.session, import.meta.env.FIREFOX))}
		save={save}
	/>,
	document.getElementById('app')!,
);
