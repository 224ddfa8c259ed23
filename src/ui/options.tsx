import { useEffect, useState } from 'preact/hooks';
import type { AskWorker, OwnRequestFor, SettingsView } from '../messages/ui.ts';
import type { Database } from '../storage/db.ts';
import { isTolerance, LARGEST_TOLERANCE, QUIET, type Quiet } from '../storage/limits.ts';
import { strings } from '../strings.ts';
import { Brand, NoticeBox } from './brand.tsx';
import { Ratings } from './ratings.tsx';
import { SaidFilms } from './said.tsx';
import { StudySection } from './study/section.tsx';

const words = strings.options;

interface OptionsProps {
	ask: AskWorker;
	openDb: () => Promise<Database>;
	save: (name: string, text: string, type: string) => void;
}

/** The options page. */
export function Options({ ask, openDb, save }: OptionsProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	const [inStudy, setInStudy] = useState(false);
	const send = (request: OwnRequestFor<SettingsView>) => ask(request).then(setView);
	useEffect(() => {
		void send({ kind: 'settings' });
	}, []);
	return (
		<>
			<Brand>
				{inStudy && (
					<a class="in-study" href="#study">
						{strings.studies.inStudy}
					</a>
				)}
			</Brand>
			<main aria-busy={view === null}>
				<h1>{words.title}</h1>
				{view?.problem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
				{view?.problem === 'damaged' && <NoticeBox text={strings.settingsDamaged} />}
				{view?.notices.map((notice) => (
					<NoticeBox key={notice} text={strings[notice]} onDismiss={() => send({ kind: 'dismiss', notice })} />
				))}
				{view !== null && (
					<>
						<Tolerance view={view} onChange={(tolerance) => send({ kind: 'setTolerance', tolerance })} />
						<Quietness view={view} onChange={(quiet) => send({ kind: 'setQuiet', quiet })} />
						<Sites view={view} onRemove={(site) => send({ kind: 'switchSite', site, off: false, tab: null })} />
						<NotFilms
							view={view}
							onRemove={(words, site) => send({ kind: 'mayBeFilm', words, site })}
							onConfirm={(words, site) => send({ kind: 'notFilmAnywhere', words, site })}
						/>
						<Films view={view} onRemove={(words, site) => send({ kind: 'askAgain', words, site })} />
					</>
				)}
				<section>
					<h2>{strings.history.title}</h2>
					<p>
						<a href="/personas.html">{strings.history.openFromSettings}</a>
					</p>
				</section>
				<Ratings ask={ask} openDb={openDb} />
				<SaidFilms ask={ask} />
				<StudySection ask={ask} openDb={openDb} save={save} onStudy={setInStudy} />
				<About population={view?.population ?? null} />
			</main>
		</>
	);
}

/** Parses a typed number of people: digits, with optional commas, dots or spaces between thousands. */
function toleranceOf(text: string): number | null {
	const digits = /^\d{1,3}(?:[,. ]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
	return /^\d+$/.test(digits) && isTolerance(Number(digits)) ? Number(digits) : null;
}

function Tolerance({ view, onChange }: { view: SettingsView; onChange: (tolerance: number) => Promise<void> }) {
	const [typed, setTyped] = useState(String(view.tolerance));
	const [saved, setSaved] = useState(false);
	const bad = toleranceOf(typed) === null;
	const locked = view.problem === 'newer';
	const change = async (text: string) => {
		setTyped(text);
		setSaved(false);
		const tolerance = toleranceOf(text);
		if (tolerance === null) return;
		await onChange(tolerance);
		setSaved(true);
	};
	return (
		<section>
			<h2>
				<label for="tolerance">{words.tolerance}</label>
			</h2>
			<p class="soft" id="tolerance-help">
				{words.toleranceHelp}
			</p>
			<div class="tolerance-row">
				<input
					id="tolerance"
					inputMode="numeric"
					disabled={locked}
					value={typed}
					aria-invalid={bad}
					aria-describedby="tolerance-help tolerance-state"
					onInput={(e) => setTyped(e.currentTarget.value.trim())}
					onChange={(e) => change(e.currentTarget.value.trim())}
				/>
				{words.toleranceUnit}
				{Object.entries(words.presets).map(([people, like]) => (
					<button
						key={people}
						type="button"
						disabled={locked}
						aria-pressed={typed === people}
						onClick={() => change(people)}
					>
						{strings.number(Number(people))}: {like}
					</button>
				))}
			</div>
			<p id="tolerance-state" class={bad ? 'bad' : 'soft'} role="status">
				{bad ? words.toleranceBad(LARGEST_TOLERANCE) : saved ? words.saved : ''}
			</p>
		</section>
	);
}

function Quietness({ view, onChange }: { view: SettingsView; onChange: (quiet: Quiet) => Promise<void> }) {
	return (
		<section>
			<fieldset>
				<legend>
					<h2>{words.quiet}</h2>
				</legend>
				{QUIET.map((quiet) => (
					<label key={quiet} class="choice">
						<input
							type="radio"
							name="quiet"
							disabled={view.problem === 'newer'}
							checked={view.quiet === quiet}
							onChange={() => onChange(quiet)}
						/>
						{words.quietness[quiet]}
					</label>
				))}
			</fieldset>
		</section>
	);
}

interface NotFilmsProps {
	view: SettingsView;
	onRemove: (words: string, site: string | null) => void;
	onConfirm: (words: string, site: string) => void;
}

function NotFilms({ view: { notFilms, siteNotFilms }, onRemove, onConfirm }: NotFilmsProps) {
	if (notFilms.length + siteNotFilms.length === 0) return null;
	return (
		<section>
			<h2>{words.notFilms}</h2>
			<ul class="card sites">
				{siteNotFilms.map(({ site, words: phrase }) => (
					<li key={`${site} ${phrase}`}>
						{words.wordsAt(phrase, site)}
						<button type="button" aria-label={words.notFilmAnywhere(phrase)} onClick={() => onConfirm(phrase, site)}>
							{words.notFilmAnywhereShort}
						</button>
						<button type="button" aria-label={words.mayBeFilm(phrase)} onClick={() => onRemove(phrase, site)}>
							{words.mayBeFilmShort}
						</button>
					</li>
				))}
				{notFilms.map((phrase) => (
					<li key={phrase}>
						{phrase}
						<button type="button" aria-label={words.mayBeFilm(phrase)} onClick={() => onRemove(phrase, null)}>
							{words.mayBeFilmShort}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Words that the user said name a film. */
function Films({ view, onRemove }: { view: SettingsView; onRemove: (words: string, site: string) => void }) {
	if (view.siteFilms.length === 0) return null;
	return (
		<section>
			<h2>{words.films}</h2>
			<ul class="card sites">
				{view.siteFilms.map(({ site, words: phrase }) => (
					<li key={`${site} ${phrase}`}>
						{words.wordsAt(phrase, site)}
						<button type="button" aria-label={words.askAgain(phrase)} onClick={() => onRemove(phrase, site)}>
							{words.askAgainShort}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function Sites({ view, onRemove }: { view: SettingsView; onRemove: (site: string) => void }) {
	return (
		<section>
			<h2>{words.sites}</h2>
			{view.sitesOff.length === 0 ? (
				<p class="soft">{words.noSites}</p>
			) : (
				<ul class="card sites">
					{view.sitesOff.map((site) => (
						<li key={site}>
							{site}
							<button type="button" aria-label={words.remove(site)} onClick={() => onRemove(site)}>
								{words.removeShort}
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function About({ population }: { population: SettingsView['population'] }) {
	return (
		<>
			<section id="about">
				<h2>{words.about}</h2>
				{words.computed.map((text) => (
					<p key={text}>{text}</p>
				))}
			</section>
			<section>
				<h2>{words.promise}</h2>
				<ul class="plain">
					{words.limits.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			</section>
			<section>
				<h2>{words.sent}</h2>
				<p>{words.sentText}</p>
			</section>
			{population !== null && (
				<section>
					<h2>{words.data}</h2>
					<ul class="plain">
						{population.sources.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
