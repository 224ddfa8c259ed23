import { useEffect, useState } from 'preact/hooks';
import type { AskWorker, SettingsView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Brand, NoticeBox } from '../brand.tsx';
import { HowMany } from '../howMany.tsx';
import { Icon } from '../icons.tsx';
import type { SitesHost } from '../sites/host.ts';
import { Sample } from './sample.tsx';
import { Sites } from './sites.tsx';

const words = strings.welcome;

const NOT_YET = { services: [], filmsRated: null };

interface WelcomeProps {
	ask: AskWorker;
	sites: SitesHost;
	onDone: () => void;
}

export function Welcome({ ask, sites, onDone }: WelcomeProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	useEffect(() => void ask({ kind: 'settings' }).then(setView), []);
	const { before, after } = words.pinHow();
	return (
		<>
			<Brand />
			<main class="welcome" aria-busy={view === null}>
				{view?.problem === 'newer' && <NoticeBox text={strings.settingsNewer} />}
				<div class="hero">
					<div>
						<h1>{words.promise}</h1>
						<p>{words.what}</p>
					</div>
					<Sample look={(text) => ask({ kind: 'sample', text })} again={`${view?.services} ${view?.filmsRated}`} />
				</div>
				<div class="parts">
					<section class="part" aria-labelledby="pin">
						<h2 id="pin">
							<Icon name="pin" />
							{words.pin}
						</h2>
						<p>
							{before}
							<span role="img" aria-label={words.puzzle}>
								<Icon name="puzzle" small />
							</span>
							{after}
						</p>
					</section>
					<Sites host={sites} />
				</div>
				<HowMany
					answered={view ?? NOT_YET}
					locked={view === null || view.problem === 'newer'}
					onAnswer={(change) => void ask({ kind: 'changeSettings', change }).then(setView)}
				/>
				<div class="end">
					<button type="button" class="primary" onClick={onDone}>
						{words.done}
					</button>
					<p class="small soft">{words.fine}</p>
				</div>
			</main>
		</>
	);
}
