/** A user's participation in a study: what they agreed to, their arm, and their secrets. */
import type { StudyFile } from './studyFile.ts';

export interface Enrolment {
	study: StudyFile;
	/** SHA-256 of the study file as read: a changed file needs new consent. */
	hash: string;
	/** Random participant code (see arm.ts), the only identifier in exports. */
	code: string;
	/** 64 hexadecimal digits from which noise is derived; never leaves the machine. */
	secret: string;
	arm: string;
	/** Milliseconds since 1970. */
	joined: number;
	/** When it was paused, in milliseconds since 1970; null while it is running. */
	paused: number | null;
	/** When it was last resumed; absent if it was never paused. */
	resumed?: number;
	/** When the participant left and kept the log; absent before. Nothing is recorded after that. */
	left?: number;
	/** Category of each site that the participant sorted, as an index into the study file, by the site's salted hash. */
	sites: Record<string, number>;
}
