/** Why a change was refused. */
export type Refusal = 'nameTaken' | 'full' | 'notStored' | 'gone' | 'private';

/** Nothing was stored. */
export class RefusedError extends Error {
	override name = 'RefusedError';
	readonly why: Refusal;
	constructor(why: Refusal) {
		super(why);
		this.why = why;
	}
}

export const whyRefused = (error: unknown): Refusal => (error instanceof RefusedError ? error.why : 'notStored');
