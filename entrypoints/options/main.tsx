import { render } from 'preact';
import browser from 'webextension-polyfill';
import { askWorker } from '../../src/messages/askWorker.ts';
import { countEverything, entriesOf } from '../../src/storage/everything.ts';
import { opener } from '../../src/storage/freshLog.ts';
import { strings } from '../../src/strings.ts';
import { sayInLanguage } from '../../src/ui/language.ts';
import { openOnce, recordsOf } from '../../src/ui/records.ts';
import { save } from '../../src/ui/save.ts';
import { readEverything } from '../../src/ui/settings/backupFile.ts';
import { Settings } from '../../src/ui/settings/settings.tsx';
import { sitesHost } from '../../src/ui/sites/host.ts';
import '../../src/ui/style.css';
import '../../src/ui/pages/pages.css';
import '../../src/ui/services/services.css';
import '../../src/ui/settings/settings.css';
import '../../src/ui/ratings.css';
import '../../src/ui/study/study.css';

const { local, sync, session } = browser.storage;
const areas = { local, sync, session };
const openDb = openOnce(browser.storage, import.meta.env.FIREFOX);
const { version, content_security_policy: rules } = browser.runtime.getManifest();

await sayInLanguage(browser, () => strings.pageTitles.settings);

render(
	<Settings
		ask={askWorker}
		records={recordsOf(browser, askWorker, openDb)}
		openDb={openDb}
		save={save}
		readAll={() => readEverything(opener(browser.storage.session, import.meta.env.FIREFOX), browser.storage.local)}
		sites={sitesHost(browser)}
		version={version}
		stored={{
			places: async () => countEverything(await openDb(), areas),
			entries: async (place, most) => entriesOf(await openDb(), areas, place, most),
		}}
		rule={typeof rules === 'string' ? rules : (rules?.extension_pages ?? '')}
	/>,
	document.getElementById('app')!,
);
