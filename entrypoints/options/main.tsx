import { render } from 'preact';
import { browser } from 'wxt/browser';
import { askWithRetry } from '../../src/messages/ask.ts';
import { cacheUntilLost } from '../../src/storage/cacheUntilLost.ts';
import { openDatabase } from '../../src/storage/db.ts';
import { Options } from '../../src/ui/options.tsx';
import { save } from '../../src/ui/save.ts';
import '../../src/ui/style.css';
import '../../src/ui/options.css';
import '../../src/ui/ratings.css';
import '../../src/ui/study/study.css';

render(
	<Options
		ask={askWithRetry((request) => browser.runtime.sendMessage(request))}
		openDb={cacheUntilLost(openDatabase)}
		save={save}
	/>,
	document.getElementById('app')!,
);
