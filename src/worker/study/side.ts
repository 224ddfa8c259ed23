/**
 * Access to the study for the worker. Without a study it reads the database once and writes nothing. Failures to record
 * become notices and never affect advice.
 */
import type { Browser } from 'webextension-polyfill';
import type { Notice } from '../../messages/ui.ts';
import { localDay } from '../../storage/days.ts';
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
import { notify } from '../notices.ts';

export interface StudySide {
	/** Returns the study unless the user has left it; null for none. */
	current(): Promise<StoredStudy | null>;
	/** Returns what is shown of advice that was ready at a time; null: it is ready now. */
	showing(ready: number | null): Promise<Showing>;
	/** Makes a change, if there is a study and it can be stored. */
	change(change: (stored: StoredStudy, now: Moment) => StudyChange | null): Promise<StoredStudy | null>;
	/** Clears the cache, after a page has changed the study. */
	forget(): void;
}

export const armIn = ({ enrolment: { study, arm } }: StoredStudy): Arm | undefined =>
	study.arms.find(({ id }) => id === arm);

/** The current time, also in local time. */
export const moment = (now = new Date()): Moment => ({ at: now.getTime(), hour: now.getHours(), today: localDay(now) });

export function createStudySide(open: () => Promise<Database>, session: Browser['storage']['session']): StudySide {
	let known: Promise<StoredStudy | null> | null = null;

	const current = () => {
		known ??= open()
			.then(readStudy)
			.catch(() => {
				// The next attempt may succeed.
				known = null;
				return null;
			});
		return known;
	};

	const notifyUser = (notice: Notice) => notify(session, notice).catch(() => undefined);

	return {
		current,
		showing: async (ready) => {
			const stored = await current();
			const now = moment();
			const arm = stored === null ? undefined : armIn(stored);
			if (stored === null || arm === undefined || phaseNow(stored, now) !== 'running') return DEFAULT_SHOWING;
			const { delay = 0 } = arm;
			// Limited to the delay, in case the clock was set back.
			const remaining = ready === null ? 0 : Math.min(1000 * delay, ready + 1000 * delay - now.at);
			return showingOf(arm, Math.max(0, remaining));
		},
		change: async (change) => {
			if ((await current()) === null) return null;
			try {
				const stored = await changeStudy(await open(), (before) => withMonotonicClock(change)(before, moment()));
				if (stored !== null) known = Promise.resolve(stored);
				return stored;
			} catch (error) {
				await notifyUser(error instanceof LogFullError ? 'studyFull' : 'studyNotRecorded');
				return null;
			}
		},
		forget: () => {
			known = null;
		},
	};
}
