/** What the worker tells the extension's own pages. */
import { count } from '../checks.ts';
import { message, type Request, reader } from './protocol.ts';

const news = {
	/** There is other advice on this tab's draft. */
	changed: message({ tab: count }).answered(),
};
export type News = Request<typeof news>;
export const readNews = reader(news);
