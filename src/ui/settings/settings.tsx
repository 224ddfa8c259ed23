import { useEffect, useRef, useState } from 'preact/hooks';
import type { AskWorker, OwnRequestFor, SettingsView } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Top } from '../pages/top.tsx';
import { Ratings } from '../ratings.tsx';
import { SaidFilms } from '../said.tsx';
import { ServicesQuestion } from '../services/question.tsx';
import type { SitesHost } from '../sites/host.ts';
import { StudySection } from '../study/section.tsx';
import { useRatings } from '../useRatings.ts';
import { About } from './about.tsx';
import { Accounts } from './accounts.tsx';
import { ExactGoal } from './exactGoal.tsx';
import { General } from './general.tsx';
import { Room, RoomLinks } from './room.tsx';
import { useAccounts } from './useAccounts.ts';
import { useRoom } from './useRoom.ts';

const words = strings.settings;

interface SettingsProps {
	ask: AskWorker;
	openDb: () => Promise<Database>;
	save: (name: string, text: string, type: string) => void;
	sites: SitesHost;
	/** Of the extension. */
	version: string;
	/** The rule that bars its pages and scripts from other computers. */
	rule: string;
}

/** The settings, in rooms. All of them stay, so that what is typed or under way in one goes on while another is open. */
export function Settings({ ask, openDb, save, sites, version, rule }: SettingsProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	const [inStudy, setInStudy] = useState(false);
	const ratings = useRatings(ask, openDb);
	const accounts = useAccounts(ask);
	const room = useRoom();
	const send = (request: OwnRequestFor<SettingsView>) => ask(request).then(setView);
	useEffect(() => {
		void send({ kind: 'settings' });
	}, []);
	const before = useRef(room);
	useEffect(() => {
		if (before.current === room) return;
		// Whoever uses the keyboard goes on in the room, or in the list at the room they came from.
		document.getElementById(room === null ? `link-${before.current}` : `room-${room}`)?.focus();
		before.current = room;
	}, [room]);
	useEffect(() => {
		const part = document.getElementById(location.hash.slice(1));
		if (view !== null && part !== null && part.id !== room) part.scrollIntoView();
	}, [view === null, room]);
	const rated = ratings.imports.reduce((sum, { matched }) => sum + matched, 0);
	const unmatched = ratings.imports.reduce((sum, one) => sum + one.unmatched.length, 0);
	const values = {
		general: view === null ? '' : words.values.goal(view.tolerance),
		ratings: words.values.ratings(rated, unmatched),
		accounts:
			accounts.view === null || accounts.view === 'failed' ? '' : words.values.accounts(accounts.view.personas.length),
		studies: words.values.studies(inStudy),
		advanced: '',
		about: version,
	};
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
				{view?.problem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
				{view?.problem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
				{view?.notices.map((notice) => (
					<NoticeBox key={notice} text={strings[notice]} onDismiss={() => send({ kind: 'dismiss', notice })} />
				))}
				<div class="shell">
					<RoomLinks at={room} values={values} />
					<div class="rooms">
						<Room name="general" at={room}>
							{view !== null && <General view={view} send={send} sites={sites} />}
						</Room>
						<Room name="ratings" at={room}>
							{view !== null && (
								<div class="panel body">
									<ServicesQuestion
										answers={view.services}
										locked={view.problem === 'newer'}
										onChange={(services) => send({ kind: 'setServices', services })}
									/>
								</div>
							)}
							<Ratings ask={ask} ratings={ratings} />
							<SaidFilms ask={ask} />
						</Room>
						<Room name="accounts" at={room}>
							<Accounts accounts={accounts} />
						</Room>
						<Room name="studies" at={room}>
							<StudySection ask={ask} openDb={openDb} save={save} onStudy={setInStudy} />
						</Room>
						<Room name="advanced" at={room}>
							{view !== null && (
								<ExactGoal view={view} onChange={(tolerance) => send({ kind: 'setTolerance', tolerance })} />
							)}
						</Room>
						<Room name="about" at={room}>
							<About version={version} rule={rule} population={view?.population ?? null} />
						</Room>
					</div>
				</div>
			</main>
		</>
	);
}
