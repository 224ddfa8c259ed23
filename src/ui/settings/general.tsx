import { filmsPack } from '../../messages/ui.ts';
import { QUIET } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import type { SitesHost } from '../sites/host.ts';
import { SitesSection } from '../sites/section.tsx';
import type { GeneralProps } from './generalProps.ts';
import { Language } from './language.tsx';
import { SaidWords } from './saidWords.tsx';

const words = strings.settings;
const PRESETS = Object.keys(words.presets).map(Number);

export function General({ view, send, sites }: GeneralProps & { sites: SitesHost }) {
	return (
		<>
			<Goal view={view} send={send} />
			<Quietness view={view} send={send} />
			<Language view={view} send={send} />
			<SitesSection
				host={sites}
				view={view}
				onSwitchOn={(site) => send({ kind: 'switchSite', site, off: false, tab: null })}
			/>
			<SaidWords view={view} send={send} />
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
