import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { reasonOf } from '../../core/advice/offered.ts';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import { menuOf } from './filmMenu.ts';
import { type DraftFilm, levelOf, removable } from './kind.ts';
import { Menu } from './menu.tsx';
import type { Option } from './options.ts';
import { standingOf } from './otherKinds.ts';
import { Rewritten } from './rewritten.tsx';
import { type Trial, type TriedFilm, useTogether } from './trial.ts';
import type { Acts } from './usePopup.ts';

const words = strings.popup.changes;

interface ChangeProps {
	view: AdvisedView;
	/** The films of a sentence that the plan changes. */
	rows: readonly TriedFilm[];
	trial: Trial;
	acts: Pick<Acts, 'sayRated' | 'settle' | 'preview'>;
	onWhich: () => void;
}

/** A sentence, before and after, with the films that change in it. */
export function Change({ view, rows, trial, acts, onWhich }: ChangeProps) {
	const together = useTogether(rows, view.advice, acts.preview);
	const changed = rows.filter(({ kept }) => !kept);
	const [first] = changed;
	const option = first?.options[first.at];
	const { hides } = view.showing;
	const known = new Set(changed.map((row) => reasonFor(filmOf(view, row), row)).filter((reason) => reason !== null));
	const all = known.has(words.cut) ? new Set([words.cut]) : known;
	const reasons = hides.includes('reason') ? new Set<string>() : all;
	const sentence = !hides.includes('sentence');
	return (
		<li class={rows.length === 1 && first === undefined ? 'fix is-kept' : 'fix'}>
			{rows.length > 1 && option !== undefined && (
				<Sentence option={{ ...option, after: together ?? option.after }} {...{ reasons, sentence }} />
			)}
			{rows.map((row) => (
				<Film key={row.film} {...{ view, row, trial, acts, onWhich }} alone={rows.length === 1}>
					{rows.length === 1 && option !== undefined && <Sentence {...{ option, reasons, sentence }} />}
				</Film>
			))}
		</li>
	);
}

const filmOf = ({ advice }: AdvisedView, { film }: TriedFilm): DraftFilm =>
	removable(advice).find(({ mention }) => mention.film.id === film)!;

function reasonFor({ mention }: DraftFilm, { options, at }: TriedFilm): string | null {
	const { after, substitute } = options[at]!;
	const isScore = substitute !== null && substitute.words === null;
	const known = isScore ? 'scored' : reasonOf(mention);
	return after === '' ? words.cut : known && words[known];
}

interface SentenceProps {
	option: Option;
	reasons: ReadonlySet<string>;
	/** Whether it is shown. */
	sentence: boolean;
}

const Sentence = ({ option, reasons, sentence }: SentenceProps) => (
	<>
		{sentence && <Rewritten {...option} />}
		{[...reasons].map((reason) => (
			<p key={reason} class="why">
				{reason}
			</p>
		))}
	</>
);

interface FilmProps extends Omit<ChangeProps, 'rows'> {
	row: TriedFilm;
	/** Whether no other film of its sentence changes. */
	alone: boolean;
	children: ComponentChildren;
}

/** What can be done with a film, around its sentence if it has one alone. */
function Film({ view, row, trial, acts, onWhich, alone, children }: FilmProps) {
	const { advice } = view;
	const film = filmOf(view, row);
	const { mention } = film;
	const { id, title } = mention.film;
	const { options, kept } = row;
	const button = useFocusAcross(kept);
	const keep = <KeepButton {...{ button, title, kept }} onKeep={(keeps) => trial.keep(id, keeps)} />;
	if (kept)
		return (
			<div class={alone ? 'part' : 'part is-kept'}>
				<p>{words.kept(title)}</p>
				{keep}
			</div>
		);
	// A title of another kind may give away more.
	const own = levelOf(advice, film);
	const level = own === 'most' && standingOf(view) !== advice ? 'much' : own;
	return (
		<div class="part">
			<div class="top">
				<b>{title}</b>
				{mention.film.kind && <span class="of-kind">{strings.yearAndKind(mention.film)}</span>}
				<span class={level === 'most' ? 'level most' : 'level'}>{words.levels[level]}</span>
			</div>
			<Menu label={words.more(title)} items={menuOf(view, film, { ...acts, onWhich })} />
			{children}
			<div class="acts">
				{options.length > 1 && (
					<button type="button" class="link" aria-label={words.otherLong(title)} onClick={() => trial.turn(id)}>
						<Icon name="swap" small />
						{words.other}
					</button>
				)}
				{keep}
			</div>
		</div>
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

/** The button that replaces a pressed one takes the focus from it. */
export function useFocusAcross(kept: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const before = useRef(kept);
	useLayoutEffect(() => {
		if (before.current !== kept) button.current?.focus();
		before.current = kept;
	}, [kept]);
	return button;
}
