/**
 * The study's side of the worker. Where nobody takes part it reads the database once, and writes nothing; what it
 * cannot record it tells, and gets in the way of nothing.
 */
import type { Browser } from 'webextension-polyfill';
import type { Notice } from '../../messages/ui.ts';
import type { Database } from '../../storage/db.ts';
import { changeStudy, readStudy } from '../../storage/study.ts';
import { LogFullError } from '../../study/recorder.ts';
import {
	type Moment,
	phaseNow,
	type StoredStudy,
	type StudyChange,
	withMonotonicClock,
} from '../../study/recording.ts';
import { DEFAULT_SHOWING, type Showing, showingOf } from '../../study/showing.ts';
import type { Arm } from '../../study/studyFile.ts';
import { localDay } from '../days.ts';
import { notify } from '../notices.ts';

export interface StudySide {
	/** The study that goes on, is paused or is over; null for none. */
	current(): Promise<StoredStudy | null>;
	/** What is shown of advice that was ready at this time; null: it is ready now. */
	showing(ready: number | null): Promise<Showing>;
	/** Makes one change, if there is a study and it can be kept. */
	change(change: (stored: StoredStudy, now: Moment) => StudyChange | null): Promise<StoredStudy | null>;
	/** Another page has changed the study. */
	forget(): void;
}

export const armIn = ({ enrolment: { study, arm } }: StoredStudy): Arm | undefined =>
	study.arms.find(({ id }) => id === arm);

/** Now, where the user is. */
export const moment = (now = new Date()): Moment => ({ at: now.getTime(), hour: now.getHours(), today: localDay(now) });

export function createStudySide(open: () => Promise<Database>, session: Browser['storage']['session']): StudySide {
	let known: Promise<StoredStudy | null> | null = null;

	const current = () => {
		known ??= open()
			.then(readStudy)
			.catch(() => {
				// Without a database nobody takes part, but the next time there may be one.
				known = null;
				return null;
			});
		return known;
	};

	const tell = (notice: Notice) => notify(session, notice).catch(() => undefined);

	return {
		current,
		showing: async (ready) => {
			const stored = await current();
			const now = moment();
			const arm = stored === null ? undefined : armIn(stored);
			if (stored === null || arm === undefined || phaseNow(stored, now) !== 'running') return DEFAULT_SHOWING;
			const { delay = 0 } = arm;
			// A clock that was set back holds nothing back for longer.
			const held = ready === null ? 0 : Math.min(1000 * delay, ready + 1000 * delay - now.at);
			return showingOf(arm, Math.max(0, held));
		},
		change: async (change) => {
			if ((await current()) === null) return null;
			try {
				const stored = await changeStudy(await open(), (before) => withMonotonicClock(change)(before, moment()));
				if (stored !== null) known = Promise.resolve(stored);
				return stored;
			} catch (error) {
				await tell(error instanceof LogFullError ? 'studyFull' : 'studyNotRecorded');
				return null;
			}
		},
		forget: () => {
			known = null;
		},
	};
}
