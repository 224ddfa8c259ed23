import { useEffect, useState } from 'preact/hooks';
import type { AskWorker, SettingsView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Brand, Fish, NoticeBox } from '../brand.tsx';
import { HowMany } from '../howMany.tsx';
import { Sample } from './sample.tsx';

const words = strings.welcome;

const NOT_YET = { services: [], filmsRated: null };

interface WelcomeProps {
	ask: AskWorker;
	onDone: () => void;
	onOldPosts: () => void;
}

/** Its purpose, an example to try, the one question. Permission for sites comes at the first press on the fish. */
export function Welcome({ ask, onDone, onOldPosts }: WelcomeProps) {
	const [view, setView] = useState<SettingsView | null>(null);
	useEffect(() => void ask({ kind: 'settings' }).then(setView), []);
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
				<HowMany
					brief
					answered={view ?? NOT_YET}
					locked={view === null || view.problem === 'newer'}
					onAnswer={(change) => void ask({ kind: 'changeSettings', change }).then(setView)}
				/>
				<div class="end">
					<button type="button" class="primary" onClick={onDone}>
						{words.done}
					</button>
					<button type="button" onClick={onOldPosts}>
						{words.check}
					</button>
					<p class="pin">
						<span>
							<Fish />
						</span>
						{words.pin}
					</p>
				</div>
			</main>
		</>
	);
}
