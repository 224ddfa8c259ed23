import { isAddedKind } from '../../core/catalogue/packKinds.ts';
import type { SettingsView, SettledHere } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';

const words = strings.settings;

interface NotFilmsProps {
	view: SettingsView;
	onRemove: (words: string, site: string | null) => void;
	onConfirm: (words: string, site: string) => void;
}

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

interface SiteWordsProps {
	title: string;
	said: readonly SettledHere[];
	/** The button's label and its text. */
	does: (words: string) => string;
	short: string;
	onRemove: (said: SettledHere) => void;
}

/** Words that, by the user's answer, do or do not name something on a site. */
export function SiteWords({ title, said: all, does, short, onRemove }: SiteWordsProps) {
	if (all.length === 0) return null;
	return (
		<Panel title={title} help={words.saidThere}>
			<ul>
				{all.map((said) => (
					<Item
						key={`${said.site} ${said.of} ${said.words}`}
						title={said.words}
						detail={`${isAddedKind(said.of) ? `${strings.kinds.names[said.of]} · ` : ''}${words.at(said.site)}`}
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
