import { useState } from 'preact/hooks';
import { consent as words } from '../../strings/consent.ts';
import type { joinPrompt } from '../../study/consent.ts';

interface EligibilityProps {
	act: ReturnType<typeof joinPrompt>;
	onJoin: () => Promise<void>;
	onDecline: () => void;
}

/** Every statement must be confirmed, and none is preselected. */
export function Eligibility({ act, onJoin, onDecline }: EligibilityProps) {
	const { confirm, statements, join, decline } = act;
	const [confirmed, setConfirmed] = useState<boolean[]>(statements.map(() => false));
	const [busy, setBusy] = useState(false);
	const [asked, setAsked] = useState(false);
	const left = confirmed.filter((one) => !one).length;
	return (
		<form
			class="panel join"
			onSubmit={(event) => {
				event.preventDefault();
				setAsked(true);
				if (busy || left > 0) return;
				setBusy(true);
				void onJoin().finally(() => setBusy(false));
			}}
		>
			<fieldset aria-label={words.answer} aria-describedby="confirm">
				<p class="soft small" id="confirm">
					{confirm}
				</p>
				{statements.map((text, i) => (
					<label key={i} class="pick">
						<input
							type="checkbox"
							checked={confirmed[i]}
							onChange={({ currentTarget: { checked } }) =>
								setConfirmed(confirmed.map((before, at) => (at === i ? checked : before)))
							}
						/>
						<span>{text}</span>
					</label>
				))}
			</fieldset>
			<p class="acts">
				{/* Always enabled: a press says what is missing. */}
				<button type="submit" class="primary" aria-disabled={left > 0 || busy}>
					{join}
				</button>
				<button type="button" onClick={onDecline}>
					{decline}
				</button>
			</p>
			<p class="pad" role="status">
				{asked && left > 0 ? words.tickFirst(left) : ''}
			</p>
		</form>
	);
}
