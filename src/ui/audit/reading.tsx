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
	onCancel: () => void;
}

export function ReadingPart({ state, onCancel }: ReadingProps) {
	const reading = state.at === 'reading' ? state.reading : null;
	const left = useTimeLeft(reading);
	return (
		<div class="middle stack">
			<section class="panel work">
				<p class="file">
					<Icon name="file" />
					<b>{state.files.length > MOST_NAMED ? words.files(state.files.length) : state.files.join(', ')}</b>
				</p>
				<progress key={state.at} aria-label={words.progress} max={1} value={reading?.share} />
				<p class="apart">
					<span role="status" class="soft">
						{state.at === 'counting' ? words.counting : reading === null ? words.opening : words.reading(reading.read)}
					</span>
					<span class="soft small">{left === null ? '' : words.timeLeft(left)}</span>
				</p>
				<p>
					<button type="button" onClick={onCancel}>
						{words.cancel}
					</button>
				</p>
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

/** Counted from when reading began. */
function useTimeLeft(reading: ReadingView | null): number | null {
	const from = useRef<Pace | null>(null);
	if (reading === null) return null;
	const now = { at: performance.now(), share: reading.share };
	from.current ??= now;
	return secondsLeft(from.current, now);
}
