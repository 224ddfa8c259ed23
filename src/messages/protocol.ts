/**
 * Declares messages: one map per sender and receiver, from the kind of a message to its fields and its answer. The types of
 * requests and handlers and the validation are derived from that map.
 */
import * as v from 'valibot';

/** One kind of message: the schema of its fields, and the type of its answer, which exists at compile time only. */
export interface Kind<Entries extends v.ObjectEntries, Answer> {
	fields: v.ObjectSchema<Entries, undefined>;
	answer?: Answer;
}
type AnyKind = Kind<v.ObjectEntries, unknown>;
export type Protocol = Record<string, AnyKind>;

/** Declares a kind of message by its fields and its answer: `message({ tab: count }).answered<View>()`. */
export const message = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(entries: Entries) => ({
	answered: <Answer = void>(): Kind<Entries, Answer> => ({ fields: v.object(entries) }),
});

export type KindOf<P extends Protocol> = keyof P & string;
type FieldsOf<K extends AnyKind> = v.InferOutput<K['fields']>;
export type AnswerOf<K extends AnyKind> = K extends Kind<v.ObjectEntries, infer Answer> ? Answer : never;

/** A message of one of these kinds, by default of any. */
export type Request<P extends Protocol, K extends KindOf<P> = KindOf<P>> = {
	[Name in K]: { kind: Name } & FieldsOf<P[Name]>;
}[K];

/** A message with this type of answer. */
export type RequestFor<P extends Protocol, Answer> = Request<
	P,
	{ [K in KindOf<P>]: AnswerOf<P[K]> extends Answer ? K : never }[KindOf<P>]
>;

/** Sends a request and resolves to the answer of its kind. */
export type Ask<P extends Protocol> = <K extends KindOf<P>>(
	request: { kind: K } & FieldsOf<P[K]>,
) => Promise<AnswerOf<P[K]>>;

/** The handlers for all kinds of messages. @template Context further arguments of the handlers */
export type Handlers<P extends Protocol, Context extends unknown[]> = {
	[K in KindOf<P>]: (request: Request<P, K>, ...context: Context) => Promise<AnswerOf<P[K]>>;
};

/** Creates a function that returns a message if it is valid, or null. */
export function reader<P extends Protocol>(protocol: P): (message: unknown) => Request<P> | null {
	const isKind = (kind: unknown): kind is KindOf<P> => typeof kind === 'string' && Object.hasOwn(protocol, kind);
	const isRequest = (message: { kind: unknown }): message is Request<P> =>
		isKind(message.kind) && v.is(protocol[message.kind]!.fields, message);
	return (message) =>
		typeof message === 'object' && message !== null && 'kind' in message && isRequest(message) ? message : null;
}

export const answer = <P extends Protocol, K extends KindOf<P>, Context extends unknown[]>(
	handlers: Handlers<P, Context>,
	request: Request<P, K>,
	...context: Context
): Promise<unknown> => handlers[request.kind](request, ...context);
