import { useRef } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { NoticeBox } from '../brand.tsx';
import { Top } from '../pages/top.tsx';
import { useFocusKept } from '../popup/useFocusKept.ts';
import { useAccounts } from '../useAccounts.ts';
import { ReadingPart } from './reading.tsx';
import { ResultPart, type ResultProps } from './result.tsx';
import { Start } from './start.tsx';
import { type CheckHost, useCheck } from './useCheck.ts';

const words = strings.past;

export function Audit(host: CheckHost & Pick<ResultProps, 'records' | 'isPrivate' | 'save'>) {
	const checking = useCheck(host);
	const accounts = useAccounts(host.ask);
	const { state, start, cancel } = checking;
	const main = useRef<HTMLElement>(null);
	useFocusKept(main);
	const personas = accounts.personas.map(({ persona }) => persona);
	const isBusy = state.at === 'loading' || state.at === 'counting' || accounts.busy;
	return (
		<>
			<Top at="past" />
			<main ref={main} class="wrap stack" aria-busy={isBusy}>
				{state.at !== 'result' && (
					<header class="middle">
						<h1>{words.title}</h1>
						{state.at === 'start' && <p class="lead">{words.lead}</p>}
					</header>
				)}
				{state.at === 'loading' && <p class="middle">{words.loading}</p>}
				{state.at === 'failed' && <NoticeBox text={words.failed} />}
				{state.at === 'held' && <NoticeBox text={words.held} />}
				{state.at === 'start' && !accounts.busy && (
					<Start personas={personas} problem={state.problem} onStart={start} />
				)}
				{(state.at === 'reading' || state.at === 'counting') && <ReadingPart state={state} onCancel={cancel} />}
				{state.at === 'result' && (
					<ResultPart
						result={state}
						checking={checking}
						accounts={accounts}
						personas={personas}
						ask={host.ask}
						records={host.records}
						isPrivate={host.isPrivate}
						save={host.save}
					/>
				)}
			</main>
		</>
	);
}
