import type { KindStanding } from '../../core/advice/kindSummary.ts';
import { strings } from '../../strings.ts';
import { isAsking, type Kind } from './kind.ts';
import { Emphasized, type Tone, Verdict } from './verdict.tsx';

const words = strings.popup.verdict;

interface DraftVerdictProps {
	/** By the kind with the smallest crowd. */
	standing: KindStanding;
	kind: Kind;
	/** Whether films were changed just now. */
	changed: boolean;
	/** The crowd before that. */
	before?: number | undefined;
}

/** The verdict in words, then at most two numbers and the goal. */
export function DraftVerdict({ standing, kind, changed, before = 0 }: DraftVerdictProps) {
	const { crowd, low, top, tolerance, members, earlier, verdict, state } = standing;
	const all = earlier.films > 0;
	const goal = strings.goal(tolerance);
	if (verdict === 'nothing') return <Shown tone="good" title={words.nothing} about={words.nothingAbout} />;
	if (isAsking(standing))
		return changed ? (
			<Shown tone="ask" title={words.uncertain} about={words.justAbout(crowd, low, tolerance)} />
		) : (
			<Shown tone="ask" title={strings.unsure} about={strings.unsureAbout(low, top, tolerance)} />
		);
	if (verdict === 'wellHidden')
		return <Shown tone="good" title={words.wellHidden(changed)} about={words.atLeast(low, members, all)} />;
	if (verdict === 'probably')
		return <Shown tone="mid" title={words.probably(changed)} about={words.mostLikely(crowd, low, tolerance)} />;
	// A partly read draft is not called hidden, however many match the rest.
	if (state === 'safe') return <Shown tone="mid" title={words.partly} about={words.atLeast(low, members, all)} />;
	const gives = kind === 'keep' ? words.noWording : words.gives(verdict === 'gives', all);
	// Fewer could have written it than is most likely.
	if (crowd >= tolerance)
		return (
			<Shown tone="bad" title={changed ? words.uncertain : gives} about={words.justAbout(crowd, low, tolerance)} />
		);
	return (
		<Verdict tone="bad" title={gives}>
			<Emphasized of={words.about(crowd, all)} /> {goal}
			{changed && crowd > before && ` ${strings.popup.changes.short}`}
		</Verdict>
	);
}

const Shown = ({ tone, title, about }: { tone: Tone; title: string; about: string }) => (
	<Verdict tone={tone} title={title}>
		{about}
	</Verdict>
);
