/** Why something could not be kept. */
export type Refusal = 'nameTaken' | 'full' | 'gone' | 'private';

/** A change that was asked for and is not made; nothing was stored. */
export class RefusedError extends Error {
	override name = 'RefusedError';
	readonly why: Refusal;
	constructor(why: Refusal) {
		super(why);
		this.why = why;
	}
}
