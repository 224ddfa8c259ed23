import type { SettingsView } from '../../messages/ui.ts';
import type { ItemWords } from '../../storage/siteWords.ts';
import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';

const words = strings.settings;

interface NotFilmsProps {
	view: SettingsView;
	onRemove: (words: string, site: string | null) => void;
	onConfirm: (words: string, site: string) => void;
}

/** Words that the user said name no film, on one site or on all. */
export function NotFilms({ view: { notFilms, siteNotFilms }, onRemove, onConfirm }: NotFilmsProps) {
	const none = notFilms.length + siteNotFilms.length === 0;
	return (
		<Panel title={words.notFilms} help={none ? words.notFilmsNone : words.notFilmsHelp}>
			<ul>
				{siteNotFilms.map(({ site, words: phrase }) => (
					<Item key={`${site} ${phrase}`} title={phrase} detail={words.at(site)}>
						<div class="acts">
							<button type="button" aria-label={words.notFilmAnywhere(phrase)} onClick={() => onConfirm(phrase, site)}>
								{words.notFilmAnywhereShort}
							</button>
							<button type="button" aria-label={words.mayBeFilm(phrase)} onClick={() => onRemove(phrase, site)}>
								{words.mayBeFilmShort}
							</button>
						</div>
					</Item>
				))}
				{notFilms.map((phrase) => (
					<Item key={phrase} title={phrase}>
						<button type="button" aria-label={words.mayBeFilm(phrase)} onClick={() => onRemove(phrase, null)}>
							{words.mayBeFilmShort}
						</button>
					</Item>
				))}
			</ul>
		</Panel>
	);
}

interface WordsOfFilmsProps {
	view: SettingsView;
	onRemove: (words: string, site: string) => void;
}

/** Words that the user said name a film. */
export function WordsOfFilms({ view: { siteFilms }, onRemove }: WordsOfFilmsProps) {
	if (siteFilms.length === 0) return null;
	return (
		<Panel title={words.films} help={words.saidThere}>
			<ul>
				{siteFilms.map(({ site, words: phrase }) => (
					<Item key={`${site} ${phrase}`} title={phrase} detail={words.at(site)}>
						<button type="button" aria-label={words.askAgain(phrase)} onClick={() => onRemove(phrase, site)}>
							{words.askAgainShort}
						</button>
					</Item>
				))}
			</ul>
		</Panel>
	);
}

interface ItemWordsProps {
	title: string;
	said: readonly ItemWords[];
	/** What the button of some words does, and says. */
	does: (words: string) => string;
	short: string;
	onRemove: (said: ItemWords) => void;
}

/** Words that, by the user's answer, do or do not name something of another kind than films. */
export function WordsOfKinds({ title, said: all, does, short, onRemove }: ItemWordsProps) {
	if (all.length === 0) return null;
	return (
		<Panel title={title} help={words.saidThere}>
			<ul>
				{all.map((said) => (
					<Item
						key={`${said.site} ${said.of} ${said.words}`}
						title={said.words}
						detail={`${strings.kinds.names[said.of]} · ${words.at(said.site)}`}
					>
						<button type="button" aria-label={does(said.words)} onClick={() => onRemove(said)}>
							{short}
						</button>
					</Item>
				))}
			</ul>
		</Panel>
	);
}
