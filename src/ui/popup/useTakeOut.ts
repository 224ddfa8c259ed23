import { useState } from 'preact/hooks';
import type { FilmName } from '../../core/advice/result.ts';
import type { Item, PackKind } from '../../core/catalogue/packKinds.ts';
import type { AskWorker, PopupView, SettledHere } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import type { Substitute } from './kind.ts';

const words = strings.popup.changes;

interface Done {
	/** The title of the one item added or ignored; absent if a plan's titles were changed. */
	title?: string;
	/** Whether it was added. */
	added?: true;
	/** The crowd before a plan's titles were changed. */
	before?: number;
	/** Words settled as not naming an item. */
	ignored?: SettledHere[];
}

interface TakeOutHost {
	tab: number;
	ask: AskWorker;
	view: PopupView | null;
	refresh: () => Promise<void>;
	say: (text: string) => void;
}

/** Takes items out of the draft, or ignores them, and undoes that. */
export function useTakeOut({ tab, ask, view, refresh, say }: TakeOutHost) {
	const [done, setDone] = useState<Done | null>(null);
	const [note, setNote] = useState('');
	const heed = async (ignored: SettledHere[]) => {
		for (const said of ignored) await ask({ kind: 'unsettle', ...said, tab });
		return true;
	};
	return {
		done,
		/** The result of the last try, shown at the button. */
		note,
		takeOut: async (films: readonly number[], said: ReadonlyMap<number, Substitute>, others: readonly Item[] = []) => {
			if (view?.advice == null) return;
			const { replaced, refused, changed } = await ask({
				...{ kind: 'takeOut', tab, items: [...films.map((id): Item => ({ kind: 'films', id })), ...others] },
				...(said.size > 0 && { told: Array.from(said, ([film, instead]) => ({ film, ...instead })) }),
			});
			// The page checks its own changes.
			if (replaced === 0) await refresh();
			say('');
			if (replaced > 0) setDone({ before: view.advice.crowd });
			setNote(changed ? words.changed : refused > 0 ? words.refused : '');
		},
		/** Names a film in words that fit the draft. @returns whether it did */
		addItem: async (title: string, item: Item) => {
			const { replaced } = await ask({ kind: 'add', tab, item });
			setDone(replaced > 0 ? { title, added: true } : null);
			return replaced > 0;
		},
		/** Settles that words do not name this item. */
		ignore: async (kind: PackKind, item: FilmName) => {
			const ignored = await ask({ kind: 'ignore', tab, item: { kind, id: item.id } });
			if (ignored.length === 0) await refresh();
			else setDone({ title: item.title, ignored });
			setNote('');
			say(ignored.length > 0 ? '' : words.changed);
		},
		takeBack: async () => {
			// First: the page may be slow, and the user may do something else in between.
			setDone(null);
			const back = done?.ignored === undefined ? await ask({ kind: 'takeBack', tab }) : await heed(done.ignored);
			if (!back) await refresh();
			setNote(back ? words.undone : '');
			say(back ? '' : words.notUndone);
		},
	};
}
