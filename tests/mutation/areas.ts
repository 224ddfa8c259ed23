/** What is changed, and the tests of which one has to fail for each change: those that reach it by short ways. */
export const AREAS: Record<string, readonly string[]> = {
	'core/crowd': ['core/{crowd,interval,links,plans,reference,sure}'],
	'core/adversaries': ['core/{crowd,links,reference,scoreboard,scoring,sure,weighing}'],
	'core/advice': [
		'core/{advice,advised,advisedKind,affinity,decay,decoys,filmsRated,first,goal,links,maybes,now,plans}',
		'core/{range,said,suggestions,suitable,sure,phrasesIn}',
		'core/advice/*',
	],
	'core/rewrite': ['core/rewrite/*'],
	'page/posting': ['page/*'],
	storage: ['storage/*', 'worker/{history,records}'],
};

/** Share of the changes of an area that tests must notice. */
export const LEAST = 0.85;

/** Files of tests, as patterns. */
export const testsOf = (area: string): string[] => (AREAS[area] ?? []).map((part) => `tests/unit/${part}.test.ts`);

/** The area that a file or folder of the sources is in, or the area itself. */
export const areaOf = (part: string): string | undefined =>
	Object.keys(AREAS).find((area) => part === area || part.startsWith(`${area}/`));
