import { useEffect, useState } from 'preact/hooks';
import type { Advice, FilmName } from '../core/advice/advice.ts';
import { LONGEST_DRAFT, MOST_FILMS } from '../core/advice/limits.ts';
import type { Outcome } from '../messages/history.ts';
import type { PopupView, UiRequest } from '../messages.ts';
import { strings } from '../strings.ts';
import { Brand, NoticeBox } from './brand.tsx';
import { Mentions } from './mentions.tsx';
import { Added, PersonaSelect } from './persona.tsx';
import { betterPlan, type PlanKind, Plans, planEnd } from './plans.tsx';
import { Scan } from './scan.tsx';
import { Strip } from './strip.tsx';

export interface PopupHost {
	tab: number;
	ask: (request: UiRequest) => Promise<unknown>;
	copy: (text: string) => Promise<void>;
	openSettings: () => void;
	openHistory: () => void;
	/** Opens the explanation of the figures. */
	openAbout: () => void;
	/** Calls back when the draft has changed. */
	onChange: (callback: () => void) => void;
}

/** The popup: where the draft stands, what gives its writer away, what can be done. */
export function Popup({ host }: { host: PopupHost }) {
	const [view, setView] = useState<PopupView | null>(null);
	const [said, setSaid] = useState('');
	const { tab } = host;
	const show = (request: UiRequest) => host.ask(request).then((next) => setView(next as PopupView));
	const then = (request: UiRequest) => host.ask(request).then(() => show({ kind: 'view', tab }));
	/** @returns whether the change was made; if not, why is said */
	const change = async (request: UiRequest) => {
		const { refused } = (await host.ask(request)) as Outcome;
		setSaid(refused === null ? '' : strings.history.refused[refused]);
		await show({ kind: 'view', tab });
		return refused === null;
	};
	useEffect(() => {
		void show({ kind: 'view', tab });
		host.onChange(() => void show({ kind: 'view', tab }));
	}, []);

	async function undo() {
		await then({ kind: 'undo', tab });
		setSaid(strings.history.undone);
	}

	async function takeDecoy(film: FilmName) {
		const copied = await host.copy(film.title).then(
			() => true,
			() => false,
		);
		await show({ kind: 'decoy', tab, film: film.id });
		setSaid(copied ? strings.copied(film.title) : strings.copyFailed(film.title));
	}

	const site = view?.site ?? null;
	return (
		<>
			<Brand>
				{view?.history && site !== null && !view.history.private && (
					<PersonaSelect
						history={view.history}
						site={site}
						onChoose={(persona) => then({ kind: 'sitePersona', tab, persona })}
						onNew={(name) => change({ kind: 'newSitePersona', tab, name })}
					/>
				)}
			</Brand>
			<main aria-busy={view === null}>
				{view?.notices.map((notice) => (
					<NoticeBox key={notice} text={strings[notice]} onDismiss={() => then({ kind: 'dismiss', notice })} />
				))}
				{view?.settingsProblem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
				{view?.settingsProblem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
				{view !== null && !view.off && view.history === null && site !== null && (
					<NoticeBox text={strings.history.unreadable} />
				)}
				{view?.history?.added && <Added {...view.history.added} onUndo={undo} />}
				<Body view={view} onChoose={(form, film) => show({ kind: 'choose', tab, form, film })} onDecoy={takeDecoy} />
				{view?.off && site !== null && (
					<button type="button" onClick={() => then({ kind: 'switchSite', site, off: false })}>
						{strings.off.on}
					</button>
				)}
				{view?.history && site !== null && <Scan history={view.history} tab={tab} ask={host.ask} say={setSaid} />}
				<p class="small" role="status">
					{said}
				</p>
			</main>
			<footer>
				<button type="button" class="quiet" onClick={host.openAbout}>
					{strings.how}
				</button>
				<button type="button" class="quiet" onClick={host.openHistory}>
					{strings.history.link}
				</button>
				<button type="button" class="quiet" onClick={host.openSettings}>
					{strings.settings}
				</button>
				{site !== null && !view?.off && (
					<button type="button" class="quiet last" onClick={() => then({ kind: 'switchSite', site, off: true })}>
						{strings.offHere}
					</button>
				)}
			</footer>
		</>
	);
}

interface BodyProps {
	view: PopupView | null;
	onChoose: (form: number, film: number) => void;
	onDecoy: (film: FilmName) => void;
}

function Body({ view, onChoose, onDecoy }: BodyProps) {
	if (view === null) return <Empty {...strings.loading} />;
	if (view.off) return <Empty {...strings.off} />;
	if (view.failed) return <Empty {...strings.failed} />;
	if (view.advice === null) return <Empty {...(view.site === null ? strings.unreadable : strings.noDraft)} />;
	if (view.advice.mentions.length === 0) return <Empty {...strings.noFilms} />;
	return <Advised advice={view.advice} view={view} onChoose={onChoose} onDecoy={onDecoy} />;
}

function Empty({ title, text }: { title: string; text: string }) {
	return (
		<div class="empty">
			<h1>{title}</h1>
			<p class="soft">{text}</p>
		</div>
	);
}

function Advised({ advice, view, onChoose, onDecoy }: BodyProps & { advice: Advice; view: PopupView }) {
	const [chosen, setOpen] = useState<PlanKind | null>(null);
	const open = chosen ?? betterPlan(advice);
	const { crowd, tolerance, population, bounded } = advice;
	const verdict = strings.verdict(crowd);
	const safe = crowd >= tolerance;
	const state = strings.standing(advice);
	return (
		<>
			<h1>
				{verdict.before}
				<em class={safe ? 'safe' : ''}>{verdict.crowd}</em>
				{verdict.after}
			</h1>
			<p class="soft">
				{strings.among(population.size, population.name)} {state}
			</p>
			<Strip {...advice} size={population.size} plan={planEnd(advice, open)} />
			<Mentions
				mentions={advice.mentions}
				surfaces={view.surfaces}
				crowd={crowd}
				decoys={view.decoys}
				onChoose={onChoose}
			/>
			<Plans advice={advice} open={open} onOpen={setOpen} onDecoy={onDecoy} />
			{bounded.text && <p class="small">{strings.textBounded(LONGEST_DRAFT)}</p>}
			{bounded.films && <p class="small">{strings.filmsBounded(MOST_FILMS)}</p>}
			<p class="soft small">
				{strings.range(advice.low, advice.high)} {strings.fine}
			</p>
		</>
	);
}
