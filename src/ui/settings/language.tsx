import { CHOSEN_LANGUAGES, type ChosenLanguage } from '../../storage/limits.ts';
import { strings } from '../../strings.ts';
import { Panel } from '../pages/panel.tsx';
import type { GeneralProps } from './generalProps.ts';

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

/** The language of the interface. A change reloads the page. */
export function Language({ view, send }: GeneralProps) {
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
