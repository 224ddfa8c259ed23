import { useRef } from 'preact/hooks';
import type { AdvisedView, PopupView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Brand, NoticeBox, NoticeBoxes } from '../brand.tsx';
import { lazily } from '../lazy.tsx';
import { Account } from './account.tsx';
import { Advised } from './advised.tsx';
import { Empty, insteadOf } from './empty.tsx';
import { Footer } from './footer.tsx';
import type { PopupHost } from './host.ts';
import { Maybes } from './maybes.tsx';
import { addedIn } from './otherKinds.ts';
import { Rows } from './rows.tsx';
import { ToAllow } from './toAllow.tsx';
import { Toast } from './toast.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { type Acts, usePopup } from './usePopup.ts';
import { Verdict } from './verdict.tsx';
import { verdictIn } from './verdictIn.ts';

const words = strings.popup.account;

const Mark = lazily(() => import('../study/mark.tsx').then((study) => study.Mark));
const Scan = lazily(() => import('./scan.tsx').then((scan) => scan.Scan));
const StudyQuestion = lazily(() => import('../study/mark.tsx').then((study) => study.StudyQuestion));

export function Popup({ host }: { host: PopupHost }) {
	const { view, acts, undo, status } = usePopup(host);
	const main = useRef<HTMLElement>(null);
	useFocusKept(main);
	const site = view?.site ?? null;
	const history = view?.history ?? null;
	return (
		<>
			<Brand>
				{history !== null && site !== null && !history.private && (
					<Account history={history} site={site} onChoose={acts.chooseAccount} onNew={acts.newAccount} />
				)}
			</Brand>
			<main ref={main} aria-busy={view === null}>
				{view?.study && <Mark study={view.study} tab={host.tab} ask={host.ask} onChange={acts.refresh} />}
				{view && <Notices view={view} onDismiss={acts.dismiss} />}
				<Toast undo={undo} />
				{view === null ? <Awaited title={host.title} /> : <Body view={view} host={host} acts={acts} />}
				{view?.private && view.advice !== null && <p class="small soft">{strings.privateField.text}</p>}
				{history?.private && <p class="small soft">{words.private}</p>}
				<p class="status" role="status">
					{status}
				</p>
			</main>
			<Footer
				site={site}
				off={view?.off === true}
				onSwitch={acts.switchSite}
				onOldPosts={host.openOldPosts}
				onSettings={host.openSettings}
			/>
		</>
	);
}

/** Until the worker answers: the verdict that the button says, as it was when the draft was checked last. */
function Awaited({ title }: { title: string }) {
	const said = verdictIn(title);
	if (said === null) return <Empty {...strings.loading} />;
	const { tone, ...words } = said;
	if (tone === null) return <Empty {...words} />;
	return (
		<Verdict tone={tone} title={words.title}>
			{words.text}
		</Verdict>
	);
}

interface BodyProps {
	view: PopupView;
	host: PopupHost;
	acts: Acts;
}

function Body({ view, host, acts }: BodyProps) {
	const question = view.study && <StudyQuestion study={view.study} ask={host.ask} onChange={acts.refresh} />;
	const instead = insteadOf(view);
	const noFilms = instead?.adds && view.advice !== null;
	if (instead === null || (noFilms && addedIn(view).length > 0))
		return <Advised {...{ question, acts, host }} view={view as AdvisedView} />;
	const { history, toAllow } = view;
	if (toAllow !== null) return <ToAllow site={toAllow} onAllow={(all) => acts.allow(toAllow, all)} />;
	// A question comes first.
	const adds = instead.adds && (view.advice?.maybes ?? []).length === 0;
	const asked = view.advice?.question === 'film';
	const maybes = view.advice !== null && instead.adds && (
		<Maybes {...{ asked }} view={view as AdvisedView} onSettle={acts.settle} />
	);
	return (
		<>
			{asked ? (
				<Verdict tone="ask" title={strings.maybes.title}>
					{strings.maybes.decides}
				</Verdict>
			) : (
				<Empty {...instead} />
			)}
			{view.unreadable && (
				<button type="button" class="wide" onClick={host.openFirstPage}>
					{strings.unreadableEditor.open}
				</button>
			)}
			{maybes}
			{question}
			{adds && (
				<section class="action">
					<Rows
						rows={[
							{
								...{ icon: 'clock', title: strings.popup.checkPosts, text: strings.popup.checkPostsHow },
								act: host.openOldPosts,
							},
						]}
					/>
				</section>
			)}
			{adds && history !== null && !history.private && (
				<Scan history={history} tab={host.tab} ask={host.ask} say={acts.say} />
			)}
		</>
	);
}

function Notices({ view, onDismiss }: { view: PopupView; onDismiss: Acts['dismiss'] }) {
	const { notices, settingsProblem, off, history, site } = view;
	return (
		<>
			<NoticeBoxes notices={notices} onDismiss={onDismiss} />
			{settingsProblem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
			{settingsProblem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
			{!off && history === null && site !== null && !notices.includes('recordsNewer') && (
				<NoticeBox text={words.unreadable} />
			)}
		</>
	);
}
