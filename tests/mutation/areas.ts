/** What is changed, and the tests of which one has to fail for each change: those that reach it by short ways. */
export const AREAS: Record<string, readonly string[]> = {
	'core/crowd': ['core/{crowd,interval,reference,plans,decay}'],
	'core/adversaries': ['core/{scoreboard,scoring,reference,crowd}'],
	'core/advice': [
		'core/{advice,advisedKind,affinity,decay,decoys,first,goal,now,phrases,plans,said,suggestions,suitable}',
		'core/takeOut/*',
	],
	'page/posting': ['page/*'],
	storage: ['storage/*', 'worker/{history,notedAdvice,posted,carried,records}'],
};

/** Share of the changes of an area that tests must notice. */
export const LEAST = 0.85;

/** Files of tests, as patterns. */
export const testsOf = (area: string): string[] => (AREAS[area] ?? []).map((part) => `tests/unit/${part}.test.ts`);
