import type { OwnRequestFor, SettingsView } from '../../messages/ui.ts';
import { CHOSEN_LANGUAGES, type ChosenLanguage } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';

const words = strings.settings;

/** Each in its own language, for people who read no other. */
const NAMES: Record<Exclude<ChosenLanguage, 'auto'>, string> = {
	en: 'English',
	de: 'Deutsch',
	fr: 'Français',
	es: 'Español',
	it: 'Italiano',
	pt: 'Português',
};

interface LanguageProps {
	view: SettingsView;
	send: (request: OwnRequestFor<SettingsView>) => Promise<void>;
}

/** The language of the interface. A change reloads the page. */
export function Language({ view, send }: LanguageProps) {
	const choose = async (language: ChosenLanguage) => {
		await send({ kind: 'changeSettings', change: { language } });
		location.reload();
	};
	return (
		<Panel title={words.language} help={words.languageHelp}>
			<div class="pad">
				<select
					aria-label={words.language}
					disabled={view.problem === 'newer'}
					value={view.language}
					onChange={({ currentTarget }) => choose(currentTarget.value as ChosenLanguage)}
				>
					{CHOSEN_LANGUAGES.map((language) => (
						<option key={language} value={language} lang={language === 'auto' ? undefined : language}>
							{language === 'auto' ? words.languageAuto : NAMES[language]}
						</option>
					))}
				</select>
			</div>
		</Panel>
	);
}
