import { isAddedKind, type PackKind } from '../../core/catalogue/packKinds.ts';
import { strings } from '../../strings.ts';
import { Item, Panel } from '../pages/panel.tsx';
import type { GeneralProps } from './generalProps.ts';

const words = strings.settings;

interface Said {
	of: PackKind;
	words: string;
	/** Null on every site. */
	site: string | null;
	/** Whether the words name a title. */
	names: boolean;
}

/** Words that, by the user's answers, do or do not name a title. */
export function SaidWords({ view, send }: GeneralProps) {
	const { notFilms, siteNotFilms, siteNotItems, siteFilms, siteItems } = view;
	const said: Said[] = [
		...siteNotFilms.map((one): Said => ({ of: 'films', ...one, names: false })),
		...notFilms.map((phrase): Said => ({ of: 'films', words: phrase, site: null, names: false })),
		...siteNotItems.map((one) => ({ ...one, names: false })),
		...siteFilms.map((one): Said => ({ of: 'films', ...one, names: true })),
		...siteItems.map((one) => ({ ...one, names: true })),
	];
	return (
		<Panel title={words.said} help={said.length === 0 ? words.saidNone : words.saidHelp}>
			<ul>
				{said.map(({ of, words: phrase, site, names }) => {
					const kind = isAddedKind(of) ? strings.kinds.names[of] : '';
					const detail = [kind, names ? words.counted : words.ignored, site === null ? '' : words.at(site)];
					return (
						<Item key={detail.join() + phrase} title={phrase} detail={detail.filter((one) => one !== '').join(' · ')}>
							<div class="acts">
								{of === 'films' && !names && site !== null && (
									<button
										type="button"
										aria-label={words.ignoreAnywhere(phrase)}
										onClick={() => send({ kind: 'notFilmAnywhere', words: phrase, site })}
									>
										{words.anywhere}
									</button>
								)}
								<button
									type="button"
									aria-label={words.askAgainOf(phrase)}
									onClick={() => send({ kind: 'unsettle', of, words: phrase, site, tab: null })}
								>
									{words.askAgain}
								</button>
							</div>
						</Item>
					);
				})}
			</ul>
		</Panel>
	);
}
