import { useEffect, useState } from 'preact/hooks';
import { type AskWorker, filmsPack, type OwnRequestFor, type SettingsView } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { ratesNowhere } from '../../storage/services.ts';
import { strings } from '../../strings.ts';
import { NoticeBox, NoticeBoxes } from '../brand.tsx';
import { Top } from '../pages/top.tsx';
import { Ratings } from '../ratings.tsx';
import type { Records } from '../records.ts';
import { SaidFilms } from '../said.tsx';
import { ServicesQuestion } from '../services/question.tsx';
import type { SitesHost } from '../sites/host.ts';
import { StudySection } from '../study/section.tsx';
import { type AccountsState, useAccounts } from '../useAccounts.ts';
import { type RatingsState, useRatings } from '../useRatings.ts';
import { About } from './about.tsx';
import { Accounts } from './accounts.tsx';
import { AsOneList } from './asOne.tsx';
import type { SavedFile } from './backupFile.ts';
import { Data } from './data.tsx';
import { Deleted } from './deleted.tsx';
import { General } from './general.tsx';
import type { GeneralProps } from './generalProps.ts';
import { ExactGoal, FilmsRated } from './numbers.tsx';
import { PackPanel } from './packPanel.tsx';
import { PerAccount } from './perAccount.tsx';
import { Room, RoomLinks } from './room.tsx';
import type { StoredReader } from './stored.tsx';
import { useFocus, useRoom } from './useRoom.ts';

const words = strings.settings;

interface SettingsProps {
	ask: AskWorker;
	records: Records;
	openDb: () => Promise<Database>;
	save: (name: string, content: string | Blob, type: string) => void;
	readAll: () => Promise<SavedFile>;
	sites: SitesHost;
	version: string;
	/** The content security policy, which allows no network. */
	rule: string;
	stored: StoredReader;
}

/** All rooms stay drawn, so that typing and tasks in one continue while another is open. */
export function Settings({ ask, records, openDb, save, readAll, sites, version, rule, stored }: SettingsProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	const [inStudy, setInStudy] = useState(false);
	const ratings = useRatings(ask, openDb);
	const accounts = useAccounts(ask);
	const room = useRoom();
	// Parts that read the database themselves start over when it is replaced.
	const [restored, setRestored] = useState(0);
	const send = (request: OwnRequestFor<SettingsView>) => ask(request).then(setView);
	useEffect(() => {
		void send({ kind: 'settings' });
	}, []);
	const [deleted, setDeleted] = useState<string[] | null>(null);
	useFocus(room, view !== null);
	const reload = async () => {
		await Promise.all([send({ kind: 'settings' }), accounts.load(), ratings.reload()]);
		setRestored(restored + 1);
	};
	const values = { ...valuesOf(view, ratings, accounts), about: version };
	if (deleted !== null) return <AllDeleted places={deleted} />;
	return (
		<>
			<Top at="settings">
				{inStudy && (
					<a class="in-study" href="#study">
						{words.inStudy}
					</a>
				)}
			</Top>
			<main class="wrap" aria-busy={view === null}>
				{room === null && <h1>{words.title}</h1>}
				{view !== null && <Notices view={view} send={send} />}
				<div class="shell">
					<RoomLinks at={room} values={values} />
					<div class="rooms">
						<Room name="general" at={room}>
							{view !== null && <General view={view} send={send} sites={sites} />}
						</Room>
						<Room name="ratings" at={room}>
							{view !== null && <Services view={view} send={send} />}
							<Ratings ask={ask} ratings={ratings} kinds={view?.packs.map(({ of }) => of) ?? []} />
							<SaidFilms key={restored} ask={ask} />
						</Room>
						<Room name="accounts" at={room}>
							<Accounts accounts={accounts} />
							{view !== null && <AsOneList {...{ view, accounts, send }} />}
							<Data
								{...{ ask, records }}
								save={(name, file) => save(name, file, 'application/json')}
								readAll={readAll}
								onChange={reload}
								onDeleted={setDeleted}
							/>
						</Room>
						<Room name="advanced" at={room}>
							{view !== null && <ExactGoal view={view} send={send} />}
							<PerAccount key={restored} accounts={accounts} />
							{view !== null && <PackPanel view={view} ask={ask} openDb={openDb} onChange={reload} />}
							<StudySection key={restored} ask={ask} openDb={openDb} save={save} onStudy={setInStudy} />
						</Room>
						<Room name="about" at={room}>
							<About
								key={restored}
								version={version}
								rule={rule}
								population={(view && filmsPack(view)) ?? null}
								stored={stored}
							/>
						</Room>
					</div>
				</div>
			</main>
		</>
	);
}

const AllDeleted = ({ places }: { places: readonly string[] }) => (
	<>
		<Top at="settings" />
		<main class="wrap">
			<Deleted places={places} />
		</main>
	</>
);

const Notices = ({ view: { problem, notices }, send }: GeneralProps) => (
	<>
		{problem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
		{problem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
		<NoticeBoxes notices={notices} onDismiss={(notice) => send({ kind: 'dismiss', notice })} />
	</>
);

const Services = ({ view, send }: GeneralProps) => (
	<>
		<div class="panel body">
			<ServicesQuestion
				answers={view.services}
				locked={view.problem === 'newer'}
				onChange={(services) => send({ kind: 'changeSettings', change: { services } })}
			/>
		</div>
		{!ratesNowhere(view.services) && (
			<div class="panel">
				<FilmsRated view={view} send={send} />
			</div>
		)}
	</>
);

/** Summaries for the list of rooms. */
function valuesOf(view: SettingsView | null, { imports }: RatingsState, { view: accounts }: AccountsState) {
	const rated = (isFilms: boolean) =>
		imports.reduce((sum, { matched, kind }) => sum + ((kind === undefined) === isFilms ? matched : 0), 0);
	const unmatched = imports.reduce((sum, one) => sum + one.unmatched.length, 0);
	return {
		general: view === null ? '' : words.values.goal(view.tolerance),
		ratings: words.values.ratings(rated(true), rated(false), unmatched),
		accounts: accounts === null ? '' : words.values.accounts(accounts.personas.length),
		advanced: '',
	};
}
