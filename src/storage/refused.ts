/** Why a change was refused. */
export type Refusal = 'nameTaken' | 'full' | 'notStored' | 'gone' | 'private';

/** A change that was refused; nothing was stored. */
export class RefusedError extends Error {
	override name = 'RefusedError';
	readonly why: Refusal;
	constructor(why: Refusal) {
		super(why);
		this.why = why;
	}
}
