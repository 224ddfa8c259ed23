/** The name of the port over which a popup gets the views of its tab. */

const NAME = /^popup:(\d{1,15})$/;

export const popupPort = (tab: number): string => `popup:${tab}`;

/** @returns null if the port is no popup's */
export function tabOfPopup(name: string): number | null {
	const tab = NAME.exec(name)?.[1];
	return tab === undefined ? null : Number(tab);
}
