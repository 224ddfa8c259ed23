import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import { strings } from '../strings.ts';
import type { Showing } from '../study/showing.ts';
import { How } from './how.tsx';

interface MentionRowProps {
	mention: AdvisedMention;
	/** The words of the draft that name it. */
	surface: string;
	/** Whether the writer added it as a decoy. */
	decoy: boolean;
	advice: Advice;
	showing: Showing;
	/** Whether the draft's box is gone, so that the meant film can no longer be chosen. */
	gone: boolean;
	/** Factor by which the costliest film narrows the crowd: a full bar. */
	widest: number;
	/** Whether the user tries leaving it out. */
	out: boolean;
	onToggle: () => void;
	onChoose: (form: number, film: number) => void;
}

/** A film of the draft: its cost, an explanation, and a button to try leaving it out. */
export function MentionRow(props: MentionRowProps) {
	const { mention, surface, decoy, advice, showing, gone, widest, out, onToggle, onChoose } = props;
	const { leaving, wording } = showing;
	const { film, crowdWithout, published } = mention;
	const narrower = wording === 'plain' ? strings.narrower : strings.shown.costs[wording];
	const times = Math.max(1, crowdWithout / advice.crowd);
	const bar = `${Math.round((100 * Math.log(times)) / Math.log(widest))}%`;
	return (
		<li class="mention">
			<span class="title">
				{film.title} <span class="soft">{film.year}</span>
			</span>
			{leaving && (
				<span class="cost">
					{!published && narrower(advice.crowd, crowdWithout)}
					<span class="bar" aria-hidden="true" style={{ '--width': bar }}>
						<i />
					</span>
				</span>
			)}
			{published ? (
				<span class="soft small">{strings.saidBefore}</span>
			) : (
				leaving && (
					<button type="button" aria-pressed={out} aria-label={`${strings.leaveOut} ${film.title}`} onClick={onToggle}>
						{strings.leaveOut}
					</button>
				)
			)}
			<How
				line={facts(mention, decoy, leaving)}
				text={strings.how.film({ ...mention, crowd: advice.crowd, decoy }, advice.population.size, leaving)}
			/>
			{mention.alternatives.length > 0 && <Which mention={mention} surface={surface} gone={gone} onChoose={onChoose} />}
		</li>
	);
}

/** One line of facts about a film. */
function facts({ share, rated, published, crowdWithout }: AdvisedMention, decoy: boolean, leaving: boolean): string {
	const own = decoy ? strings.alsoNamed : rated === null ? null : strings.youRated(rated);
	const raters = share === null ? strings.uncounted : strings.rated(share);
	return [decoy ? null : raters, own, published || !leaving ? null : strings.without(crowdWithout)]
		.filter((part) => part !== null)
		.join(' · ');
}

interface WhichProps extends Pick<MentionRowProps, 'mention' | 'surface' | 'gone' | 'onChoose'> {}

/** "Which Crash?" with the films of the same name. */
function Which({ mention, surface, gone, onChoose }: WhichProps) {
	const id = `which-${mention.start}`;
	const films = [mention.film, ...mention.alternatives];
	return (
		<span class="which">
			<label for={id}>{strings.which(surface)}</label>
			<select
				id={id}
				value={mention.film.id}
				disabled={gone}
				onChange={(e) => onChoose(mention.form, Number(e.currentTarget.value))}
			>
				{films.map((film) => (
					<option key={film.id} value={film.id}>
						{film.year} · {film.title}
					</option>
				))}
			</select>
		</span>
	);
}
