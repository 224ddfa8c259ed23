import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reasonOf } from '../../core/advice/offered.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { menuOf } from './filmMenu.ts';
import { type DraftFilm, levelOf } from './kind.ts';
import { Menu } from './menu.tsx';
import { standingOf } from './otherKinds.ts';
import { Rewritten } from './rewritten.tsx';
import type { Trial, TriedFilm } from './trial.ts';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

interface ChangeProps {
	view: AdvisedView;
	film: DraftFilm;
	row: TriedFilm;
	trial: Trial;
	acts: Pick<Acts, 'sayRated' | 'settle'>;
	onWhich: () => void;
}

/** A film in its sentence, as it is and as it would be. */
export function Change({ view, film, row, trial, acts, onWhich }: ChangeProps) {
	const { advice, showing } = view;
	const { mention } = film;
	const { id, title } = mention.film;
	const { options, at, kept } = row;
	const button = useFocusAcross(kept);
	const keep = <KeepButton {...{ button, title, kept }} onKeep={(keeps) => trial.keep(id, keeps)} />;
	if (kept) return <KeptRow title={title}>{keep}</KeptRow>;
	const isPlain = showing.wording === 'plain';
	// A title of another kind may give away more.
	const own = levelOf(advice, film);
	const level = own === 'most' && standingOf(view) !== advice ? 'much' : own;
	const { after, substitute } = options[at]!;
	const isScore = substitute !== null && substitute.words === null;
	const known = isScore ? 'scored' : reasonOf(mention);
	const reason = after === '' ? words.cut : known && words[known];
	return (
		<li class="fix">
			<div class="top">
				<b>{title}</b>
				{mention.film.kind && <span class="of-kind">{strings.yearAndKind(mention.film)}</span>}
				<span class={level === 'most' ? 'level most' : 'level'}>
					{isPlain
						? words.levels[level]
						: strings.shown.costs[showing.wording as 'gain'](advice.crowd, mention.crowdWithout)}
				</span>
			</div>
			<Menu label={words.more(title)} items={menuOf(view, film, { ...acts, onWhich })} />
			<Rewritten {...options[at]!} />
			{reason !== null && <p class="why">{reason}</p>}
			<div class="acts">
				{options.length > 1 && (
					<button type="button" class="link" aria-label={words.otherLong(title)} onClick={() => trial.turn(id)}>
						<Icon name="swap" small />
						{words.other}
					</button>
				)}
				{keep}
			</div>
		</li>
	);
}

interface KeepButtonProps {
	button: Ref<HTMLButtonElement>;
	title: string;
	kept: boolean;
	onKeep: (kept: boolean) => void;
}

/** Keeps a title as it is, or changes it after all. */
export function KeepButton({ button, title, kept, onKeep }: KeepButtonProps) {
	return (
		<button
			type="button"
			class="link"
			ref={button}
			aria-label={kept ? words.againLong(title) : words.keepLong(title)}
			onClick={() => onKeep(!kept)}
		>
			{kept ? words.again : words.keep}
		</button>
	);
}

export const KeptRow = ({ title, children }: { title: string; children: ComponentChildren }) => (
	<li class="fix is-kept">
		<p>{words.kept(title)}</p>
		{children}
	</li>
);

/** The button that a press put in the place of another one takes the focus from it. */
export function useFocusAcross(kept: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const before = useRef(kept);
	useEffect(() => {
		if (before.current !== kept) button.current?.focus();
		before.current = kept;
	}, [kept]);
	return button;
}
