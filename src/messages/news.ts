/** Notifications from the worker to the extension's own pages. */
import { message, type Request, reader } from './protocol.ts';

const news = {
	/** The worker has started: ports to an earlier one are closed. */
	started: message({}).answered(),
};
export type News = Request<typeof news>;
export const readNews = reader(news);
