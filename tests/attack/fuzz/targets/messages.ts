/** What a page's script, a page of ours of another version, or anybody who can send messages may send. */
import { type PageAdvice, readPageAdvice } from '../../../../src/messages/advice.ts';
import { readNews } from '../../../../src/messages/news.ts';
import { type PageRequest, readPageRequest } from '../../../../src/messages/page.ts';
import { type OwnRequest, readOwnRequest } from '../../../../src/messages/ui.ts';
import { mutateValue, pick } from '../mutate.ts';
import type { Target } from '../target.ts';

const film = { title: 'Heat', year: 1995 };
const post = {
	persona: 'a',
	date: '2026-11-21',
	site: 'forum.example',
	films: [film],
	decoys: [],
	source: 'posted' as const,
};
const guard = ['scoring'];
const persona = {
	id: 'a',
	name: 'b',
	sites: [{ site: 'forum.example', user: '' }],
	tolerance: 5,
	guard,
	members: null,
};

const item = { kind: 'boardgames' as const, id: 3 };

const PAGE: PageRequest[] = [
	...(['load', 'draw', 'watching', 'opened'] as const).map((kind) => ({ kind })),
	{ kind: 'check', text: 'I saw Heat', box: 1, begun: null, ours: false },
	{ kind: 'changes', text: 'I saw Heat', start: 6, key: 'an old film' },
	{ kind: 'settle', of: 'films', words: 'heat', isItem: true },
	{ kind: 'settle', of: 'boardgames', words: 'heat', isItem: false },
	{ kind: 'neverRated', item },
	{ kind: 'posted', post: '0b5a8d0e6f0e4d2f9e402f4c3a1b7d55', texts: ['I saw Heat', 'and Crash'] },
];
const OWN: OwnRequest[] = [
	...(['personas', 'settings', 'studyPosters', 'studyChanged'] as const).map((kind) => ({ kind })),
	...(['view', 'undo', 'scan', 'redraw', 'study', 'studyOpened'] as const).map((kind) => ({ kind, tab: 1 })),
	{ kind: 'choose', tab: 1, form: 2, item },
	{ kind: 'settle', tab: 1, of: 'films', words: 'heat', isItem: true },
	{ kind: 'ignore', tab: 1, item },
	{ kind: 'unsettle', site: 'forum.example', of: 'boardgames', words: 'azul', tab: 1 },
	{ kind: 'takeOut', tab: 1, items: [item] },
	{ kind: 'sayRated', tab: 1, item, said: 'never' },
	{ kind: 'takeBackSaid', persona: 'a', film },
	{ kind: 'whatIf', tab: 1, tried: [{ drop: [1], add: [2, 3] }] },
	{ kind: 'switchSite', site: 'forum.example', off: true, tab: null },
	{ kind: 'changeSettings', change: { tolerance: 100 } },
	{ kind: 'matchFilms', wanted: [{ titles: ['Heat'], year: 1995, seen: null }] },
	{ kind: 'addScanned', tab: 1, films: [film, { title: 'Azul', year: 2017, kind: 'boardgames' }] },
	{ kind: 'changePersona', persona },
	{ kind: 'changePost', post: { id: 1, ...post } },
	{ kind: 'putBackPost', post: { id: 1, ...post } },
	{ kind: 'studyAnswer', question: 'helped', answer: 1 },
	{ kind: 'studySite', tab: 1, category: null },
	{ kind: 'studyExample', text: 'I saw Heat' },
];
const NEWS = [{ kind: 'started' }];
const choice = { key: 'one', before: 'I saw ', added: 'one', after: '', struck: false, note: '' };
const heat = { id: 1, title: 'Heat', about: '1995', cost: 12.5, why: 'Few people have rated it.', choices: [choice] };
const mark = { start: 0, end: 4, ...heat, maybe: false, drawn: true };
const ADVICE: PageAdvice[] = [
	{ level: 'marks', marks: [mark], notice: 'Look', enough: 'Enough', later: 5, tell: true },
];

const reading = (name: string, read: (message: unknown) => unknown, valid: readonly object[]): Target => {
	for (const message of valid)
		if (read(message) === null) throw new Error(`An example is no message: ${JSON.stringify(message)}`);
	return { name, tryCase: (random) => read(mutateValue(random, pick(random, valid))) !== null };
};

export const messages: Target[] = [
	reading('messages of pages', readPageRequest, PAGE),
	reading('messages of our pages', readOwnRequest, OWN),
	reading('news', readNews, NEWS),
	reading('advice to pages', readPageAdvice, ADVICE),
];
