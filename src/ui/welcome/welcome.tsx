import { useEffect, useState } from 'preact/hooks';
import type { AskWorker, SettingsView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Brand, NoticeBox } from '../brand.tsx';
import { Icon } from '../icons.tsx';
import { ServicesQuestion } from '../services/question.tsx';
import type { SitesHost } from '../sites/host.ts';
import { Sample } from './sample.tsx';
import { Sites } from './sites.tsx';

const words = strings.welcome;

interface WelcomeProps {
	ask: AskWorker;
	sites: SitesHost;
	onDone: () => void;
}

export function Welcome({ ask, sites, onDone }: WelcomeProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	useEffect(() => void ask({ kind: 'settings' }).then(setView), []);
	const answers = view?.services ?? [];
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
					<Sample look={(text) => ask({ kind: 'sample', text })} again={answers.join()} />
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
				<ServicesQuestion
					answers={answers}
					locked={view === null || view.problem === 'newer'}
					importAt="/options.html#ratings"
					onChange={(services) => void ask({ kind: 'changeSettings', change: { services } }).then(setView)}
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
