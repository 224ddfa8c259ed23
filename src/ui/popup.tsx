import { useEffect, useState } from 'preact/hooks';
import type { FilmName } from '../core/advice/result.ts';
import type { Outcome } from '../messages/history.ts';
import type { AdvisedView, AskWorker, OwnRequest, OwnRequestFor, PopupView, WhatIf } from '../messages/ui.ts';
import { strings } from '../strings.ts';
import { Advised, type AdvisedProps } from './advised.tsx';
import { Brand, NoticeBox } from './brand.tsx';
import { withLastAdvice } from './lastAdvice.ts';
import { Maybes } from './maybes.tsx';
import { Added, PersonaSelect } from './persona.tsx';
import { Scan } from './scan.tsx';
import { LazyMark, LazyQuestion } from './study/lazyMark.tsx';
import type { TriedChanges } from './whatIf.ts';

interface PopupHost {
	tab: number;
	ask: AskWorker;
	copy: (text: string) => Promise<void>;
	openSettings: () => void;
	openHistory: () => void;
	/** Opens the explanation of the figures. */
	openAbout: () => void;
	/** Calls back when the draft has changed. */
	onChange: (callback: () => void) => void;
}

/** The popup: the advice on the draft, persona and study controls. */
export function Popup({ host }: { host: PopupHost }) {
	const [view, setView] = useState<PopupView | null>(null);
	const [status, setStatus] = useState('');
	const { tab } = host;
	const show = (request: OwnRequestFor<PopupView>) =>
		host.ask(request).then((next) => setView((before) => withLastAdvice(before, next)));
	const sendAndShow = (request: OwnRequest) => host.ask(request).then(() => show({ kind: 'view', tab }));
	/** @returns whether the change was made; if not, shows the reason */
	const change = async (request: OwnRequestFor<Outcome>) => {
		const { refused } = await host.ask(request);
		setStatus(refused === null ? '' : strings.history.refused[refused]);
		await show({ kind: 'view', tab });
		return refused === null;
	};
	useEffect(() => {
		void show({ kind: 'view', tab });
		host.onChange(() => void show({ kind: 'view', tab }));
	}, []);

	const inStudy = view !== null && view.study !== null;
	useEffect(() => {
		if (inStudy) void host.ask({ kind: 'studyOpened', tab });
	}, [inStudy]);
	const later = view?.advice ? view.showing.later : 0;
	useEffect(() => {
		if (later === 0) return;
		const timer = setTimeout(() => void show({ kind: 'view', tab }), later);
		return () => clearTimeout(timer);
	}, [later]);

	async function copyTitle(film: FilmName) {
		const title = strings.film(film);
		const copied = await host.copy(title).then(
			() => true,
			() => false,
		);
		setStatus(copied ? strings.copied(title) : strings.copyFailed(title));
	}

	async function undo() {
		await sendAndShow({ kind: 'undo', tab });
		setStatus(strings.history.undone);
	}

	async function takeDecoy(film: FilmName) {
		const { title } = film;
		if (!view?.gone) {
			await show({ kind: 'decoy', tab, film: film.id });
			// With its year, so that the title is recognised without any context.
			if (await host.ask({ kind: 'insert', tab, text: strings.film(film) })) {
				setStatus(strings.inserted(title));
				return;
			}
		}
		// The box is gone or does not accept insertion from extensions; the writer can paste instead.
		const copied = await host.copy(title).then(
			() => true,
			() => false,
		);
		setStatus(copied ? strings.copied(title) : strings.copyFailed(title));
	}

	async function whatIf(tried: TriedChanges): Promise<WhatIf> {
		const end = await host.ask({ kind: 'whatIf', tab, ...tried });
		if (end !== null) return end;
		// A restarted worker reloads the draft when it is asked for the view.
		await host.ask({ kind: 'view', tab });
		return host.ask({ kind: 'whatIf', tab, ...tried });
	}

	const site = view?.site ?? null;
	const lastAdvice = view?.gone && view.advice !== null;
	return (
		<>
			<Brand>
				{view?.history && site !== null && !view.history.private && (
					<PersonaSelect
						history={view.history}
						site={site}
						onChoose={(persona) => sendAndShow({ kind: 'sitePersona', tab, persona })}
						onNew={(name) => change({ kind: 'newSitePersona', tab, name })}
					/>
				)}
			</Brand>
			<main aria-busy={view === null}>
				{view?.study && (
					<LazyMark study={view.study} tab={tab} ask={host.ask} onChange={() => show({ kind: 'view', tab })} />
				)}
				{view?.notices.map((notice) => (
					<NoticeBox key={notice} text={strings[notice]} onDismiss={() => sendAndShow({ kind: 'dismiss', notice })} />
				))}
				{view?.settingsProblem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
				{view?.settingsProblem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
				{view !== null && !view.off && view.history === null && site !== null && (
					<NoticeBox text={strings.history.unreadable} />
				)}
				{view?.history?.added && <Added {...view.history.added} onUndo={undo} />}
				<Body
					view={view}
					question={
						view?.study && (
							<LazyQuestion study={view.study} ask={host.ask} onChange={() => show({ kind: 'view', tab })} />
						)
					}
					onChoose={(form, film) => show({ kind: 'choose', tab, form, film })}
					onSettle={(words, isFilm) => show({ kind: 'settle', tab, words, isFilm })}
					onDecoy={takeDecoy}
					onOthers={() => show({ kind: 'redraw', tab })}
					onCopy={copyTitle}
					whatIf={whatIf}
				/>
				{view?.off && site !== null && (
					<button type="button" onClick={() => sendAndShow({ kind: 'switchSite', site, off: false, tab })}>
						{strings.off.on}
					</button>
				)}
				{view?.history && site !== null && <Scan history={view.history} tab={tab} ask={host.ask} say={setStatus} />}
				<p class="small" role="status">
					{lastAdvice && `${strings.boxGone} `}
					{status}
				</p>
			</main>
			<footer>
				<button type="button" class="quiet" onClick={host.openAbout}>
					{strings.howItWorks}
				</button>
				<button type="button" class="quiet" onClick={host.openHistory}>
					{strings.history.link}
				</button>
				<button type="button" class="quiet" onClick={host.openSettings}>
					{strings.settings}
				</button>
				{site !== null && !view?.off && (
					<button
						type="button"
						class="quiet last"
						onClick={() => sendAndShow({ kind: 'switchSite', site, off: true, tab })}
					>
						{strings.offHere}
					</button>
				)}
			</footer>
		</>
	);
}

function Body({ view, ...rest }: Omit<AdvisedProps, 'view'> & { view: PopupView | null }) {
	const instead = view === null ? strings.loading : insteadOf(view);
	if (instead === null) return <Advised view={view as AdvisedView} {...rest} />;
	return (
		<>
			<Empty {...instead} />
			{instead === strings.noFilms && <Maybes view={view as AdvisedView} onSettle={rest.onSettle} />}
			{rest.question}
		</>
	);
}

/** Returns the text to show if there is no advice, or null. */
function insteadOf({ advice, showing, off, failed, site }: PopupView): { title: string; text: string } | null {
	if (off) return strings.off;
	if (failed) return strings.failed;
	if (advice === null) return site === null ? strings.unreadable : strings.noDraft;
	if (showing.later > 0) return strings.shown.later;
	if (!showing.standing) return strings.shown[showing.badge ? 'button' : 'silent'];
	return advice.mentions.length === 0 ? strings.noFilms : null;
}

function Empty({ title, text }: { title: string; text: string }) {
	return (
		<div class="empty">
			<h1>{title}</h1>
			<p class="soft">{text}</p>
		</div>
	);
}
