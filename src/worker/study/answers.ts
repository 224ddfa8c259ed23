/** Handles requests about the study. */
import { advise } from '../../core/advice/advice.ts';
import { isHidden } from '../../core/advice/verdict.ts';
import type { Handlers } from '../../messages/protocol.ts';
import {
	STUDY_NOTICES,
	type StudyExample,
	type StudyNotice,
	type StudyProtocol,
	type StudyView,
} from '../../messages/study.ts';
import { followOnly, readDrafts } from '../../storage/drafts.ts';
import {
	phaseNow,
	questionNow,
	recordAnswer,
	recordLeft,
	recordPause,
	type StoredStudy,
} from '../../study/recording.ts';
import { siteLabel } from '../../study/secret.ts';
import { NOTHING, showingOf, showsAdvice } from '../../study/showing.ts';
import { massesOf } from '../../study/trail.ts';
import type { WorkerHost } from '../host.ts';
import { located } from '../located.ts';
import { readNotices } from '../notices.ts';
import { recordDone } from './draft.ts';
import { rarestRank } from './facts.ts';
import { armIn, moment } from './side.ts';

export const studyHandlers: Handlers<StudyProtocol, [WorkerHost]> = {
	study: ({ tab }, host) => studyView(host, tab, () => siteIn(host, tab)),
	studyOpened: async ({ tab }, host) =>
		recordDone(host, tab, (await readDrafts(host.browser.storage.session, tab)).current, { opened: true }),
	studyPause: async ({ paused }, host) => {
		await host.study.change((stored, now) => recordPause(stored, paused, now));
		// Drafts begun before the pause are no longer followed.
		await followOnly(host.browser.storage.session, null);
		await host.recheck();
	},
	studyAnswer: async ({ question, answer }, { study }) => {
		await study.change((stored, now) => recordAnswer(stored, question, answer, now));
	},
	studySite: ({ tab, category }, host) => sortSite(host, tab, category),
	studyExample: ({ text }, host) => exampleOf(host, text),
	studyPosters: (_, host) =>
		host.pack().then(
			({ population: { size, classes, raters } }) => ({ size, classes, masses: massesOf(raters) }),
			() => null,
		),
	studyChanged: async (_, host) => {
		host.study.forget();
		await followOnly(host.browser.storage.session, (await host.study.current())?.enrolment.code ?? null);
		await host.recheck();
	},
};

/** The study with the question to show now; null without a study. @param siteOf returns the site that the user is at */
export async function studyView(host: WorkerHost, tab: number | null, siteOf: SiteOf): Promise<StudyView | null> {
	const known = await host.study.current();
	if (known === null) return null;
	const stored = (await host.study.change(recordLeft)) ?? known;
	const now = moment();
	const arm = armIn(stored);
	const showing = arm === undefined ? NOTHING : showingOf(arm);
	const advises = arm !== undefined && showsAdvice(arm.shows);
	const { question, change } = questionNow(stored, advises, now);
	// The question counts as asked from now on, once for all windows.
	if (change !== null) await host.study.change((current, time) => questionNow(current, advises, time).change);
	return {
		title: stored.enrolment.study.title,
		phase: phaseNow(stored, now),
		silent: !showing.standing,
		question,
		categories: stored.enrolment.study.siteCategories,
		notices: (await readNotices(host.browser.storage.session)).filter((notice) => isStudyNotice(notice)),
		category: tab === null ? null : await categoryOf(host, stored, tab, siteOf),
	};
}

/** Advises on the example text without the user's data, and stores nothing. */
async function exampleOf(host: WorkerHost, text: string): Promise<StudyExample> {
	const pack = await host.pack();
	const advice = advise(pack, text, { tolerance: 100, seed: 1 });
	const films = new Set(advice.mentions.map(({ film }) => film.id));
	if (films.size === 0) return null;
	const { mentions, crowd, verdict, plans } = advice;
	const plan = (['drop', 'mixed', 'add'] as const).find((kind) => plans.ends[kind] !== null);
	const facts = {
		mentions: films.size,
		rank: rarestRank(pack, films),
		before: crowd,
		advised: !isHidden(verdict),
	};
	if (plan === undefined || !facts.advised) return { ...facts, follow: null };
	const { drop, add } = { mixed: plans.mixed, drop: { drop: plans.drop, add: [] }, add: { drop: [], add: plans.add } }[
		plan
	];
	const left = new Set(films);
	for (const { mention } of drop) left.delete(mentions[mention]!.film.id);
	for (const { film } of add) left.add(film.id);
	const then = { mentions: left.size, rank: rarestRank(pack, left), after: plans.ends[plan]!.crowd };
	return { ...facts, follow: { plan, ...then } };
}

const isStudyNotice = (notice: string): notice is StudyNotice => STUDY_NOTICES.includes(notice as StudyNotice);

type SiteOf = () => Promise<string | null>;

const siteIn = async (host: WorkerHost, tab: number | null) => (tab === null ? null : (await located(host, tab)).site);

async function labelIn(host: WorkerHost, { enrolment }: StoredStudy, tab: number, siteOf: SiteOf) {
	const site = (await host.isPrivate(tab)) ? null : await siteOf();
	return site === null ? null : siteLabel(enrolment.secret, site);
}

async function categoryOf(host: WorkerHost, stored: StoredStudy, tab: number, siteOf: SiteOf): Promise<number | null> {
	const { study, sites } = stored.enrolment;
	const label = study.siteCategories.length === 0 ? null : await labelIn(host, stored, tab, siteOf);
	return label === null ? null : (sites[label] ?? null);
}

async function sortSite(host: WorkerHost, tab: number, category: number | null): Promise<void> {
	const known = await host.study.current();
	const label = known === null ? null : await labelIn(host, known, tab, () => siteIn(host, tab));
	if (label === null) return;
	await host.study.change(({ enrolment }) => {
		const { [label]: _, ...others } = enrolment.sites;
		if (category !== null && category >= enrolment.study.siteCategories.length) return null;
		return { enrolment: { ...enrolment, sites: category === null ? others : { ...others, [label]: category } } };
	});
}
