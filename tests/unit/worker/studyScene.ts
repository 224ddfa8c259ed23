/** A worker with a study in it, spoken to as pages and the extension's own pages do. */
import { beforeEach, expect, vi } from 'vitest';
import type { PageAdvice } from '../../../src/messages/advice.ts';
import type { TabDrafts } from '../../../src/storage/drafts.ts';
import { joinStudy } from '../../../src/storage/study.ts';
import { readLog } from '../../../src/storage/studyLog.ts';
import type { Enrolment } from '../../../src/study/enrolment.ts';
import { enrol } from '../../../src/study/joining.ts';
import type { Arm, StudyFile } from '../../../src/study/studyFile.ts';
import { aStudy } from '../../fixtures/studyFile.ts';
import { newPost } from './fakeBrowser.ts';
import { db, fake } from './scene.ts';

export const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
/** Without the film that costs most. */
export const SHORT = 'I adored Koyaanisqatsi, also The Matrix';
export { db, fake, pack, start, view } from './scene.ts';

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00') });
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 2000 } });
	return () => vi.useRealTimers();
});

export async function join(more: Partial<StudyFile> = {}): Promise<Enrolment> {
	const study = aStudy(more);
	const enrolment = await enrol(study, JSON.stringify(study), Date.now());
	expect(await joinStudy(db, enrolment)).toBe(true);
	await fake.fromUi({ kind: 'studyChanged' });
	return enrolment;
}
export const joinArm = (arm: Partial<Arm>) =>
	join({ arms: [{ id: 'one', about: 'One.', weight: 100, shows: 'all', ...arm }] });

/** A draft that was just begun. */
export const checking = (text: string, more = {}) => ({
	...{ kind: 'check', text, box: 1, begun: Date.now(), ours: false },
	...more,
});
export async function check(text = DRAFT, more = {}, sender = {}): Promise<PageAdvice> {
	fake.page.draft = text;
	const advice = await fake.fromPage(checking(text, { ...fake.sent(), ...more }), sender);
	// The same suggestions in every run.
	const drafts = fake.storage.session.data['drafts:1'] as TabDrafts | undefined;
	if (drafts?.current) drafts.current.seed = 1;
	return advice as PageAdvice;
}
/** The marks that are drawn; the others are only measured. */
export const drawnIn = ({ marks }: PageAdvice) => marks.filter(({ drawn }) => drawn);

/** As a draft that is looked at again once a change has held. */
export async function held(text: string, more = {}): Promise<void> {
	await check(text, more);
	vi.setSystemTime(Date.now() + 5000);
	fake.page.draft = '';
	await check(`${text} `, more);
}
export const posted = (text = DRAFT) => fake.fromPage({ kind: 'posted', post: newPost(), texts: [text] });
export const log = async () => (await readLog(db)).events;
export const kinds = async () => (await log()).map(({ kind, plan }) => (plan === null ? kind : `${kind} ${plan}`));
