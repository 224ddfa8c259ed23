import { useRef } from 'preact/hooks';
import type { ReadingView } from '../../messages/audit.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { type Pace, secondsLeft } from './timeLeft.ts';
import type { CheckState } from './useCheck.ts';

const words = strings.past;
const MOST_NAMED = 3;

interface ReadingProps {
	state: Extract<CheckState, { at: 'reading' | 'counting' }>;
	onPause: (on: boolean) => void;
	onCancel: () => void;
}

export function ReadingPart({ state, onPause, onCancel }: ReadingProps) {
	const reading = state.at === 'reading' ? state.reading : null;
	const isPaused = state.at === 'reading' && state.isPaused;
	const left = useTimeLeft(reading, isPaused);
	return (
		<div class="middle stack">
			<section class="panel">
				<div class="work">
					<p class="file">
						<Icon name="file" />
						<b>{state.files.length > MOST_NAMED ? words.files(state.files.length) : state.files.join(', ')}</b>
					</p>
					<progress
						class={isPaused ? 'paused' : ''}
						aria-label={words.progress}
						max={1}
						value={state.at === 'counting' ? undefined : (reading?.share ?? 0)}
					/>
					<p class="apart">
						<span role="status" class="soft">
							{statusOf(state)}
						</span>
						<span class="soft small">{left === null ? '' : words.timeLeft(left)}</span>
					</p>
					<p class="acts">
						{state.at === 'reading' && (
							<button type="button" class={isPaused ? 'primary' : ''} onClick={() => onPause(!isPaused)}>
								<Icon name={isPaused ? 'play' : 'pause'} small />
								{isPaused ? words.goOn : words.pause}
							</button>
						)}
						<button type="button" onClick={onCancel}>
							{words.cancel}
						</button>
					</p>
				</div>
				{reading !== null && <Stats reading={reading} />}
			</section>
			{(state.at === 'reading' || state.isNew) && (
				<p class="soft promise">
					<Icon name="lock" />
					{words.open}
				</p>
			)}
		</div>
	);
}

function statusOf(state: ReadingProps['state']): string {
	if (state.at === 'counting') return words.counting;
	const { reading, isPaused } = state;
	if (reading === null) return words.opening;
	return isPaused ? words.paused(reading.read) : words.reading(reading.read);
}

/** Counted from when reading began or went on. */
function useTimeLeft(reading: ReadingView | null, isPaused: boolean): number | null {
	const from = useRef<Pace | null>(null);
	if (isPaused || reading === null) {
		from.current = null;
		return null;
	}
	const now = { at: performance.now(), share: reading.share };
	from.current ??= now;
	return secondsLeft(from.current, now);
}

const Stats = ({ reading: { naming, films, years } }: { reading: ReadingView }) => (
	<dl class="stats">
		<div>
			<dt>{words.stats.naming}</dt>
			<dd>{strings.number(naming)}</dd>
		</div>
		<div>
			<dt>{words.stats.films}</dt>
			<dd>{strings.number(films)}</dd>
		</div>
		<div>
			<dt>{words.stats.years}</dt>
			<dd>{years === null ? words.noYears : words.years(...years)}</dd>
		</div>
	</dl>
);
