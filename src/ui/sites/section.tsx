import { ALL_SITES } from '../../messages/origins.ts';
import type { SettingsView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Item, Panel, Row } from '../pages/panel.tsx';
import type { SitesHost } from './host.ts';
import { useSites } from './useSites.ts';

const words = strings.sites;

interface SitesProps {
	host: SitesHost;
	view: SettingsView;
	onSwitchOn: (site: string) => void;
}

/** The sites that it may read, including those where it is off. */
export function SitesSection({ host, view: { sitesOff }, onSwitchOn }: SitesProps) {
	const allowed = useSites(host);
	if (allowed === null) return null;
	const { all, sites, problem, allow, remove } = allowed;
	return (
		<Panel id="allowed" title={words.title} help={all ? words.everywhereHelp : words.help}>
			<Row icon="globe" title={all ? words.everywhere : sites.size === 0 ? words.none : words.some}>
				<button type="button" onClick={() => (all ? remove : allow)([ALL_SITES])}>
					{all ? words.onlySome : words.allowAll}
				</button>
			</Row>
			<ul>
				{!all &&
					[...sites].map(([site, patterns]) => (
						<Item key={site} icon="globe" title={site}>
							<button type="button" aria-label={words.removeSite(site)} onClick={() => remove(patterns)}>
								{words.remove}
							</button>
						</Item>
					))}
				{sitesOff.map((site) => (
					<Item key={`off ${site}`} icon="off" title={site} detail={words.off}>
						<button type="button" aria-label={words.switchOnAt(site)} onClick={() => onSwitchOn(site)}>
							{words.switchOn}
						</button>
					</Item>
				))}
			</ul>
			<p class="pad" role="status">
				{problem}
			</p>
		</Panel>
	);
}
