import { filmsPack, type OwnRequestFor, type SettingsView, type SettledHere } from '../../messages/ui.ts';
import { QUIET } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import type { SitesHost } from '../sites/host.ts';
import { SitesSection } from '../sites/section.tsx';
import { Language } from './language.tsx';
import { NotFilms, SiteWords } from './saidWords.tsx';
import { Sites } from './sites.tsx';

const words = strings.settings;
const PRESETS = Object.keys(words.presets).map(Number);

export interface GeneralProps {
	view: SettingsView;
	send: (request: OwnRequestFor<SettingsView>) => Promise<void>;
}

export function General({ view, send, sites }: GeneralProps & { sites: SitesHost }) {
	const unsettle = (said: Omit<SettledHere, 'site'> & { site: string | null }) =>
		send({ kind: 'unsettle', ...said, tab: null });
	return (
		<>
			<Goal view={view} send={send} />
			<Quietness view={view} send={send} />
			<Language view={view} send={send} />
			<SitesSection host={sites} />
			<Sites view={view} onRemove={(site) => send({ kind: 'switchSite', site, off: false, tab: null })} />
			<NotFilms
				view={view}
				onRemove={(phrase, site) => unsettle({ of: 'films', words: phrase, site })}
				onConfirm={(phrase, site) => send({ kind: 'notFilmAnywhere', words: phrase, site })}
			/>
			<SiteWords
				title={words.notItems}
				said={view.siteNotItems}
				does={words.mayBeFilm}
				short={words.mayBeFilmShort}
				onRemove={unsettle}
			/>
			<SiteWords
				title={words.films}
				said={view.siteFilms.map((said) => ({ of: 'films', ...said }))}
				does={words.askAgain}
				short={words.askAgainShort}
				onRemove={unsettle}
			/>
			<SiteWords
				title={words.items}
				said={view.siteItems}
				does={words.askAgainItem}
				short={words.askAgainShort}
				onRemove={unsettle}
			/>
		</>
	);
}

function Goal({ view, send }: GeneralProps) {
	const { tolerance, problem } = view;
	return (
		<Panel title={words.goal} help={words.goalHelp}>
			<div class="pad">
				<fieldset class="seg" aria-label={words.goal}>
					{PRESETS.map((people) => (
						<label key={people}>
							<input
								type="radio"
								name="goal"
								disabled={problem === 'newer'}
								checked={tolerance === people}
								onChange={() => send({ kind: 'changeSettings', change: { tolerance: people } })}
							/>
							<b>{strings.number(people)}</b> {words.presets[people]}
						</label>
					))}
				</fieldset>
				{!PRESETS.includes(tolerance) && <p>{words.goalElse(tolerance)}</p>}
				<p class="small soft">{words.goalOf(filmsPack(view)?.size ?? null)}</p>
			</div>
		</Panel>
	);
}

function Quietness({ view, send }: GeneralProps) {
	return (
		<Panel title={words.quiet}>
			<fieldset aria-label={words.quiet}>
				{QUIET.map((quiet) => (
					<label key={quiet} class="pick">
						<input
							type="radio"
							name="quiet"
							disabled={view.problem === 'newer'}
							checked={view.quiet === quiet}
							onChange={() => send({ kind: 'changeSettings', change: { quiet } })}
						/>
						<span>
							<b>{words.quietness[quiet]}</b>
							{quiet === 'marks' && <small>{words.quietHelp}</small>}
						</span>
					</label>
				))}
			</fieldset>
			<label class="pick">
				<input
					type="checkbox"
					disabled={view.problem === 'newer'}
					checked={view.badgeNumber}
					onChange={(e) => send({ kind: 'changeSettings', change: { badgeNumber: e.currentTarget.checked } })}
				/>
				<span>{words.badgeNumber}</span>
			</label>
		</Panel>
	);
}
