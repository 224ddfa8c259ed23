/** The verdict and the number that the title of the toolbar button says, each on a line; null where it says none. */
export function verdictIn(title: string): [verdict: string, about: string] | null {
	const [verdict, about] = title.slice(title.indexOf(':') + 2).split('\n');
	return about === undefined ? null : [verdict!, about];
}
