import { useLayoutEffect, useState } from 'preact/hooks';
import type { AdvisedView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { keptOf, removable } from './kind.ts';
import { Rewritten } from './rewritten.tsx';
import { Rows } from './rows.tsx';
import { type AskPreview, type AskWhatIf, leadsTo, useEnds } from './trial.ts';
import type { Acts } from './usePopup.ts';

const { keep: words, left } = strings.popup;

interface KeepProps {
	view: AdvisedView;
	/** What became of the last try. */
	note: string;
	onChange: (films: readonly number[]) => void;
	whatIf: AskWhatIf;
	preview: AskPreview;
	onLeave: Acts['leave'];
}

/** For drafts that say little but titles: those that may stay, and a button that takes out all others, if there are any. */
export function Keep({ view, note, onChange, whatIf, preview, onLeave }: KeepProps) {
	const { advice, gone } = view;
	const planned = keptOf(advice);
	const films = removable(advice)
		.map(({ mention }) => mention.film)
		.toReversed();
	const [chosen, choose] = useState<number | null>(null);
	const isThere = chosen !== null && films.some(({ id }) => id === chosen);
	const kept = isThere ? [chosen] : planned;
	const out = films.map(({ id }) => id).filter((film) => !kept.includes(film));
	const { ends } = useEnds(advice, out.length === 0 ? [] : [{ drop: out, add: [] }], whatIf);
	const [end] = ends;
	const sentences = useWithout(view, out, preview);
	const rows = (
		<Rows
			rows={[
				{ title: left.leave, text: left.leaveHow, act: () => onLeave(true) },
				{ title: words.account, text: words.accountHow },
			]}
		/>
	);
	if (out.length === 0) return <section class="action">{rows}</section>;
	return (
		<section class="action" aria-labelledby="keep">
			<div class="head">
				<h2 id="keep">{words.title(kept.length)}</h2>
			</div>
			<div class="sentences">
				<p class="chosen">
					<label for="kept">{words.keep}</label>
					<select id="kept" value={kept[0]} onChange={(e) => choose(Number(e.currentTarget.value))}>
						{films.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</select>
					{kept.length > 1 && (
						<span>{words.also(films.filter(({ id }) => kept.slice(1).includes(id)).map(({ title }) => title))}</span>
					)}
				</p>
				{sentences.map((one) => (
					<Rewritten key={one.before} {...one} />
				))}
			</div>
			<div class="go">
				<button type="button" class="primary" disabled={gone} onClick={() => onChange(out)}>
					{words.only(kept.length)}
				</button>
				<p role="status">{note === '' && end !== undefined ? leadsTo(end, advice) : note}</p>
			</div>
			{rows}
		</section>
	);
}

/** The sentences of films, before and after these go; none until known, or where a study shows none. */
function useWithout({ advice, sentences, showing }: AdvisedView, films: readonly number[], ask: AskPreview) {
	const [afters, setAfters] = useState<readonly string[]>([]);
	useLayoutEffect(() => {
		let stale = false;
		if (!showing.hides.includes('sentence'))
			void ask({ drop: [...films], add: [] }).then((found) => !stale && setAfters(found));
		return () => {
			stale = true;
		};
	}, [advice, films.join()]);
	const befores = films.map((film) => sentences[advice.wordings.findIndex((one) => one.film.id === film)]);
	const all = befores.flatMap((before, i) => (before && afters[i] !== undefined ? { before, after: afters[i] } : []));
	return all.filter(({ before }, i) => all.findIndex((other) => other.before === before) === i);
}
