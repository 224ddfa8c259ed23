import type { SettingsView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Item, Panel, Row } from '../pages/panel.tsx';

const words = strings.settings;

interface SitesProps {
	view: SettingsView;
	onRemove: (site: string) => void;
}

export function Sites({ view: { sitesOff }, onRemove }: SitesProps) {
	return (
		<Panel id="sites" title={words.sites}>
			{sitesOff.length === 0 ? (
				<Row icon="off" title={words.noSites} detail={words.noSitesHelp} />
			) : (
				<ul>
					{sitesOff.map((site) => (
						<Item key={site} icon="off" title={site} detail={words.off}>
							<button type="button" aria-label={words.remove(site)} onClick={() => onRemove(site)}>
								{words.removeShort}
							</button>
						</Item>
					))}
				</ul>
			)}
		</Panel>
	);
}
