import { ALL_SITES } from '../../messages/origins.ts';
import { strings } from '../../strings.ts';
import { Item, Panel, Row } from '../pages/panel.tsx';
import type { SitesHost } from './host.ts';
import { KnownSites } from './knownSites.tsx';
import { type AllowedSites, useSites } from './useSites.ts';

const words = strings.sites;

export function SitesSection({ host }: { host: SitesHost }) {
	const allowed = useSites(host);
	if (allowed === null) return null;
	const { all, problem, remove } = allowed;
	return (
		<Panel id="allowed" title={words.title} {...(!all && { help: words.help })}>
			{all ? (
				<Row icon="globe" title={words.everywhere} detail={words.everywhereHelp}>
					<button type="button" onClick={() => remove([ALL_SITES])}>
						{words.onlySome}
					</button>
				</Row>
			) : (
				<Chosen allowed={allowed} />
			)}
			<p class="pad" role="status">
				{problem}
			</p>
		</Panel>
	);
}

function Chosen({ allowed }: { allowed: AllowedSites }) {
	const { sites, allow, remove } = allowed;
	return (
		<>
			{sites.size === 0 ? (
				<Row icon="globe" title={words.none} />
			) : (
				<ul>
					{[...sites].map(([site, patterns]) => (
						<Item key={site} icon="globe" title={site}>
							<button type="button" aria-label={words.removeSite(site)} onClick={() => remove(patterns)}>
								{words.remove}
							</button>
						</Item>
					))}
				</ul>
			)}
			<div class="pad">
				<KnownSites allowed={allowed} />
			</div>
			<Row title={words.all} detail={words.allHelp}>
				<button type="button" onClick={() => allow([ALL_SITES])}>
					{words.allowAll}
				</button>
			</Row>
		</>
	);
}
