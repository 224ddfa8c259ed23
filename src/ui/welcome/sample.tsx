import { useEffect, useRef, useState } from 'preact/hooks';
import { isHidden } from '../../core/advice/verdict.ts';
import { LONGEST_SAMPLE } from '../../messages/limits.ts';
import type { SampleView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { Emphasized } from '../popup/verdict.tsx';

const words = strings.welcome;

interface SampleProps {
	look: (text: string) => Promise<SampleView | null>;
	/** Changes when the same text may have another answer. */
	again: string;
}

export function Sample({ look, again }: SampleProps) {
	const [text, setText] = useState(words.text);
	const box = useRef<HTMLTextAreaElement>(null);
	const { view, of } = useLook(look, text, again);
	const safer = of === text ? (view?.safer ?? null) : null;
	const [made, setMade] = useState(safer);
	return (
		<div class="sample">
			<label for="sample">{words.sample}</label>
			<div class="draft">
				<Marked text={text} marks={of === text ? (view?.marks ?? []) : []} />
				<textarea
					id="sample"
					rows={2}
					ref={box}
					maxLength={LONGEST_SAMPLE}
					spellcheck={false}
					value={text}
					onInput={(e) => setText(e.currentTarget.value)}
				/>
			</div>
			<div class="says" role="status">
				{of !== null && <Says view={view} made={made?.text === text ? made : null} />}
			</div>
			{safer !== null && (
				<button
					type="button"
					onClick={() => {
						setText(safer.text);
						setMade(safer);
						// The button goes.
						box.current?.focus();
					}}
				>
					{words.safer}
				</button>
			)}
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

/** @param made what is known about the text, if it is the safer wording */
function Says({ view, made }: Pick<Looked, 'view'> & { made: SampleView['safer'] }) {
	if (view === null) return <>{words.failed}</>;
	if (made !== null) return <Said tone={made.reached ? 'good' : 'mid'} crowd={made.crowd} />;
	if (view.crowd === null) return <>{words.none}</>;
	const { crowd, verdict, marks } = view;
	const hidden = { wellHidden: words.wellHidden, probably: words.probably, nothing: strings.popup.verdict.nothing };
	const said = isHidden(verdict) ? hidden[verdict as keyof typeof hidden] : null;
	return <Said tone={said !== null ? 'good' : marks.length > 0 ? 'bad' : 'mid'} {...{ said, crowd }} />;
}

const SIGNS = { good: 'check', bad: 'alert', mid: 'about' } as const;

const Said = ({ tone, said = null, crowd }: { tone: keyof typeof SIGNS; said?: string | null; crowd: number }) => (
	<>
		<span class={`sign ${tone}`}>
			<Icon name={SIGNS[tone]} />
		</span>
		<span>{said ?? <Emphasized of={words.about(crowd)} />}</span>
	</>
);
