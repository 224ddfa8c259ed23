/** What the category of a site is kept under: without the participant's secret nobody can tell which site it is. */
import { luckOf, secretKey } from './privacy.ts';

/** The same for the same site and participant. @param site its host name */
export async function siteLabel(secret: string, site: string): Promise<string> {
	const luck = await luckOf(await secretKey(secret), `site\n${site}`);
	return luck.toString(36).slice(2);
}
