import { useEffect, useRef, useState } from 'preact/hooks';
import { strings } from '../../strings.ts';

interface SureProps {
	/** The accessible name is `text` without a `label`. */
	text: string;
	label?: string;
	question: string;
	yes?: string;
	no?: string;
	onYes: () => void;
}

/** A button that asks for confirmation before an irreversible action. */
export function Sure({
	text,
	label,
	question,
	yes = strings.history.delete,
	no = strings.history.keep,
	onYes,
}: SureProps) {
	const [asking, setAsking] = useState(false);
	const keep = useRef<HTMLButtonElement>(null);
	const start = useRef<HTMLButtonElement>(null);
	const asked = useRef(false);
	useEffect(() => {
		if (asking) keep.current?.focus();
		else if (asked.current) start.current?.focus();
		asked.current = asking;
	}, [asking]);
	const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setAsking(false);
	if (!asking)
		return (
			<button type="button" ref={start} aria-label={label} onClick={() => setAsking(true)}>
				{text}
			</button>
		);
	return (
		<div class="sure" role="alertdialog" aria-label={question}>
			<p>{question}</p>
			<button
				type="button"
				class="danger"
				onKeyDown={onEscape}
				onClick={() => {
					setAsking(false);
					onYes();
				}}
			>
				{yes}
			</button>
			<button type="button" ref={keep} onClick={() => setAsking(false)} onKeyDown={onEscape}>
				{no}
			</button>
		</div>
	);
}
