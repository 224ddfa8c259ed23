import type { SettingsView } from '../../messages/ui.ts';
import type { NotItem } from '../../storage/siteWords.ts';
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

interface NotItemsProps {
	view: SettingsView;
	onRemove: (said: NotItem) => void;
}

/** Words that, by the user's answer, name nothing of a kind other than films. */
export function NotItems({ view: { siteNotItems }, onRemove }: NotItemsProps) {
	if (siteNotItems.length === 0) return null;
	return (
		<Panel title={words.notItems} help={words.saidThere}>
			<ul>
				{siteNotItems.map((said) => (
					<Item
						key={`${said.site} ${said.of} ${said.words}`}
						title={said.words}
						detail={`${strings.kinds.names[said.of]} · ${words.at(said.site)}`}
					>
						<button type="button" aria-label={words.mayBeFilm(said.words)} onClick={() => onRemove(said)}>
							{words.mayBeFilmShort}
						</button>
					</Item>
				))}
			</ul>
		</Panel>
	);
}
