/** Somebody's part in a study: what was agreed to, and what tells the advisor what to show. */
import type { StudyFile } from './studyFile.ts';

export interface Enrolment {
	study: StudyFile;
	/** SHA-256 of the study file as it was read: a changed file asks again. */
	hash: string;
	/** Made on joining (see arm.ts); the only name that a participant has in what they hand over. */
	code: string;
	/** 64 hexadecimal digits that noise is made from; never leaves the machine. */
	secret: string;
	/** Id of the arm. */
	arm: string;
	/** Milliseconds since 1970. */
	joined: number;
	/** Milliseconds since 1970 when it was paused; null while it goes on. */
	paused: number | null;
	/** When it last went on after a pause; absent if it was never paused. */
	resumed?: number;
	/** When it was left with the log kept; absent before. Nothing is recorded any more. */
	left?: number;
	/** Category of each site that the participant sorted, as a place in the file, by the site's salted hash. */
	sites: Record<string, number>;
}
