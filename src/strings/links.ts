/** Words about accounts of one person that look alike. */
import { about, number, round } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('links');

const accounts = (n: number) => plural(round(n), { one: '# account', other: '# accounts' });

export const links = texts({
	title: 'Two of your accounts',
	/** @param account null for one that begins with the draft */
	links: (account: string | null, name: string) =>
		account === null ? t`This post links you with ${name}` : t`This post links ${account} with ${name}`,
	/** How many accounts look as much alike, including the other one. */
	alike: (crowd: number) =>
		round(crowd) <= 1 ? t`Almost no others look as much alike.` : t`About ${accounts(crowd)} look as much alike.`,
	among: (members: number, name: string) =>
		t`That is of ${number(members)} accounts that name as many films as ${name}.`,
	films: 'Films that link them',
	afterAlso: (crowd: number) => t`and then ${about(crowd)}`,
	/** Where leaving the films out leads. */
	end: (crowd: number, goal: number, reached: boolean) =>
		!reached
			? t`Then about ${accounts(crowd)}: not yet your goal of ${number(goal)}.`
			: t`Then about ${accounts(crowd)} look as much alike.`,
	how: 'Your accounts are compared on this computer, and nowhere else. How you write can link them too.',
	asOne: 'I don’t mind',
	asOneHelp: 'No more warnings about these two.',

	known: 'Accounts you don’t mind being linked',
	knownHelp: 'No warnings for these.',
	pair: (account: string, name: string) => t`${account} and ${name}`,
	warn: 'Warn me again',
	warnLong: (account: string, name: string) => t`Warn me again of what links ${account} with ${name}`,
});
