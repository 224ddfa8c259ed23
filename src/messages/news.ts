/** Notifications from the worker to the extension's own pages. */
import { count } from '../checks.ts';
import { message, type Request, reader } from './protocol.ts';

const news = {
	/** The advice on this tab's draft has changed. */
	changed: message({ tab: count }).answered(),
};
export type News = Request<typeof news>;
export const readNews = reader(news);
