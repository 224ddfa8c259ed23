import type { Advice, AdvisedMention } from '../../core/advice/result.ts';
import { isSameItem } from '../../core/catalogue/packKinds.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { kindOf, plannedChanges } from './kind.ts';
import { RatedWord, type RatedWordProps } from './ratedWord.tsx';

export interface FilmDetailsProps {
	mention: AdvisedMention;
	/** The words of the draft that name it. */
	surface: string;
	view: AdvisedView;
	onChoose: (form: number, film: number) => void;
	onSay: RatedWordProps['onSay'];
}

export function FilmDetails({ mention, surface, view, onChoose, onSay }: FilmDetailsProps) {
	const { advice, showing, decoys, gone } = view;
	const decoy = decoys.some((item) => isSameItem(item, { kind: 'films', id: mention.film.id }));
	const isPlanned = kindOf(advice) === 'risk' && plannedChanges(view).substitutes.has(mention.film.id);
	const phrase = isPlanned ? phraseOf(advice, mention.film.id) : null;
	const facts = { ...mention, crowd: advice.crowd, decoy };
	return (
		<>
			<p>{lineOf(mention, decoy)}</p>
			{phrase !== null && <p>{strings.popup.takeOut.asked(phrase.phrase, phrase.ifAsked)}</p>}
			{strings.how.film(facts, advice.population.size, showing.leaving).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{!decoy && showing.leaving && <RatedWord mention={mention} onSay={onSay} both />}
			{mention.alternatives.length > 0 && <Which mention={mention} surface={surface} gone={gone} onChoose={onChoose} />}
		</>
	);
}

/** The phrase that the first plan says in place of a film's title, if it does. */
function phraseOf({ mentions, plans }: Advice, film: number) {
	const to = plans.first.changes.find(({ mention }) => mentions[mention]!.film.id === film)?.to;
	return to != null && 'phrase' in to ? to : null;
}

function lineOf({ share, rated }: AdvisedMention, decoy: boolean): string {
	if (decoy) return strings.alsoNamed;
	const raters = share === null ? strings.uncounted : strings.rated(share);
	return rated === null ? raters : `${raters} · ${strings.youRated(rated)}`;
}

type WhichProps = Pick<FilmDetailsProps, 'mention' | 'surface' | 'onChoose'> & { gone: boolean };

function Which({ mention, surface, gone, onChoose }: WhichProps) {
	const id = `which-${mention.start}`;
	return (
		<span class="which">
			<label for={id}>{strings.which(surface)}</label>
			<select
				id={id}
				value={mention.film.id}
				disabled={gone}
				onChange={(e) => onChoose(mention.form, Number(e.currentTarget.value))}
			>
				{[mention.film, ...mention.alternatives].map((film) => (
					<option key={film.id} value={film.id}>
						{strings.popup.meantFilm(film)}
					</option>
				))}
			</select>
		</span>
	);
}
