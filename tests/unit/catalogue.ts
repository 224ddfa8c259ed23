/** All that the interface can say, found by calling whatever says it with made-up arguments. */
import { pathToFileURL } from 'node:url';

interface Said {
	/** The file, and the place in it. */
	file: string;
	at: string;
	text: string;
}

const FILM = { title: 'Heat', year: 1995, kind: 'series' };
const WORDS = 'name title text words site label file service account surface user problem reason film';
const FLAGS = 'advised follow asked another maybe reached selected nothing rated sites costs';
const STATES = ['safe', 'fixable', 'short', 'identified', 'identifiedBefore'];
const NUMBERS = [1, 7, 1200, 3, 20];
/** Times that each is called, each time with other arguments. */
const TIMES = STATES.length;

/** What says something of many things takes them by name. */
const factsOf = (time: number) => ({
	...{ ...FILM, film: FILM, like: FILM, state: STATES[time], most: time % 2 === 0, tolerance: 100, goal: 100 },
	...{
		crowd: NUMBERS[time],
		now: 2,
		aware: 3,
		sure: NUMBERS[time]! / 2000,
		low: 1,
		high: 90,
		crowdWithout: 50,
		crowdWith: 4,
		raters: null,
		films: 2,
	},
	...{ published: time % 2 === 0, rated: [null, true, false][time % 3], decoy: time === 1, ownRatings: time % 2 === 0 },
	...{ earlier: { films: time % 2, crowd: 9 }, population: { size: 50_000, name: 'A film site' }, members: 50_000 },
	...{ adversaries: NUMBERS.slice(time).map((crowd) => ({ crowd })), counted: { crowd: 5, people: 90, k: 5 } },
	...{ genres: ['Crime', 'Drama'].slice(time % 3), period: time % 2 === 0, together: time === 4, director: time === 5 },
});

/** Arguments that the name of a parameter does not tell, by the end of the place of what takes them. */
const MADE_UP: Record<string, (time: number) => unknown[]> = {
	'counts.decimal': (time) => [NUMBERS[time]],
	'counts.list': (time) => [['a', 'b', 'c'].slice(0, time)],
	'counts.listShort': (time) => [Array(4 * time).fill('a')],
	'.unread': (time) => [Array(4 * time).fill('a.txt')],
	'counts.either': (time) => [['a', 'b', 'c'].slice(0, time)],
	'consent.languageName': () => ['de'],
	'consent.meaning': () => ['What happened.'],
	'history.deletedNot': () => [['settings', 'posts']],
	'.film': () => [FILM],
	'.yearAndKind': () => [FILM],
	'how.worst': () => ['scoring'],
	'imports.leftOut': () => [{ series: 1, trailer: 2, brief: 3, unrated: 4 }],
	'imports.row': () => ['Heat', 1995, 7, 'ratings.csv'],
	'.orMeant': () => [FILM, [FILM, FILM]],
	'study.day': (time) => [time],
};

const typed = (name: string, time: number): unknown => {
	if (name.startsWith('{') || /^(one|about|named|facts|then|why|like)$/.test(name)) return factsOf(time);
	if (name === 'date') return '2026-11-22';
	if (name === 'worst') return 'scoring';
	if (/^(places|items|titles|values|categories|truths|counted|boxes)$/.test(name))
		return ['days', 'posts', 'films'].slice(time % 2);
	if (name === 'others') return [FILM, FILM];
	if (WORDS.split(' ').includes(name)) return 'Heat';
	if (FLAGS.split(' ').includes(name)) return time % 2 === 0;
	return NUMBERS[time];
};

/** The names of a function's parameters; of one that is taken apart, its beginning. */
function parametersOf(of: (...args: never[]) => unknown): string[] {
	const head = /^(?:function\s*\w*)?\s*(?:\(([\s\S]*?)\)|(\w+))\s*(?:=>|\{)/.exec(String(of));
	const all = (head?.[1] ?? head?.[2] ?? '').replace(/\{[^}]*\}/g, '{').split(',');
	return all.map((name) => name.trim().replace(/\s*=[\s\S]*$/, '')).filter((name) => name !== '');
}

function collect(value: unknown, file: string, at: string, said: Said[]): void {
	if (typeof value === 'string') said.push({ file, at, text: value });
	else if (typeof value === 'function') {
		const fn = value as (...args: unknown[]) => unknown;
		const names = parametersOf(fn);
		const madeUp = Object.entries(MADE_UP).find(([end]) => at.endsWith(end))?.[1];
		for (let time = 0; time < TIMES; time++)
			collect(fn(...(madeUp?.(time) ?? names.map((name) => typed(name, time)))), file, at, said);
	} else if (typeof value === 'object' && value !== null)
		for (const [name, inner] of Object.entries(value)) collect(inner, file, `${at}.${name}`, said);
}

/** Whatever the files of strings can say. */
export async function textsOf(paths: readonly string[]): Promise<Said[]> {
	const said: Said[] = [];
	for (const path of paths) {
		const file = /(\w+)\.ts$/.exec(path)![1]!;
		const module: Record<string, unknown> = await import(pathToFileURL(path).href);
		for (const [name, value] of Object.entries(module)) collect(value, file, `${file}.${name}`, said);
	}
	return said;
}
