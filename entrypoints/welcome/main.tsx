import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { strings } from '../../src/strings.ts';
import { sayInLanguage } from '../../src/ui/language.ts';
import { Welcome } from '../../src/ui/welcome/welcome.tsx';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/howMany.css';
import '../../src/ui/services/services.css';
import '../../src/ui/welcome/welcome.css';

await sayInLanguage(browser, () => strings.pageTitles.welcome);

render(
	<Welcome
		ask={askWorker}
		onDone={async () => {
			const tab = await browser.tabs.getCurrent();
			if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
		}}
		onOldPosts={() => location.assign('/audit.html')}
	/>,
	document.getElementById('app')!,
);
