import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_SAMPLE } from '../../messages/limits.ts';
import type { SampleView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';

const words = strings.welcome;

interface SampleProps {
	look: (text: string) => Promise<SampleView | null>;
	/** Changes when the same text may have another answer. */
	again: string;
}

export function Sample({ look, again }: SampleProps) {
	const [text, setText] = useState(words.text);
	const { view, of } = useLook(look, text, again);
	return (
		<div class="sample">
			<label for="sample">{words.sample}</label>
			<div class="draft">
				<Marked text={text} marks={of === text ? (view?.marks ?? []) : []} />
				<textarea
					id="sample"
					rows={2}
					maxLength={LONGEST_SAMPLE}
					spellcheck={false}
					value={text}
					onInput={(e) => setText(e.currentTarget.value)}
				/>
			</div>
			<div class="says" role="status">
				{of !== null && <Says view={view} />}
			</div>
		</div>
	);
}

interface Looked {
	view: SampleView | null;
	/** The last checked text; null at first. */
	of: string | null;
}

/** The answer for a text. Late answers for earlier texts are ignored. */
function useLook(look: SampleProps['look'], text: string, again: string): Looked {
	const [looked, setLooked] = useState<Looked>({ view: null, of: null });
	const last = useRef(0);
	useEffect(() => {
		const mine = ++last.current;
		const show = (view: SampleView | null) => mine === last.current && setLooked({ view, of: text });
		void look(text).then(show, () => show(null));
	}, [text, again]);
	return looked;
}

/** The same words behind the box, underlined; grows with them, and the box with it. */
function Marked({ text, marks }: { text: string; marks: SampleView['marks'] }) {
	const starts = [0, ...marks.flatMap(({ start, end }) => [start, end])];
	return (
		<div class="marked" aria-hidden="true">
			{starts.map((start, i) => {
				const part = text.slice(start, starts[i + 1]);
				return i % 2 === 1 ? <mark key={start}>{part}</mark> : part;
			})}
			{'\n'}
		</div>
	);
}

function Says({ view }: { view: SampleView | null }) {
	if (view === null) return <>{words.failed}</>;
	if (view.crowd === null) return <>{words.none}</>;
	const { before, crowd, after } = strings.verdict({ crowd: view.crowd, earlier: { films: 0, crowd: view.crowd } });
	return (
		<>
			<span class={view.safe ? 'badge safe' : 'badge'} aria-hidden="true">
				{strings.badge(view.crowd)}
			</span>
			<span>
				{before}
				<b class={view.safe ? '' : 'bad'}>{crowd}</b>
				{after}.
			</span>
		</>
	);
}
