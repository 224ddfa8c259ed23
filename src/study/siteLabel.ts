/** Pseudonymises sites in the enrolment: labels cannot be linked to sites without the participant's secret. */
import { secretKey, uniformFrom } from './privacy.ts';

/** Returns the label of a site, which is constant for a participant. @param site host name */
export async function siteLabel(secret: string, site: string): Promise<string> {
	const uniform = await uniformFrom(await secretKey(secret), `site\n${site}`);
	return uniform.toString(36).slice(2);
}
