import { useState } from 'preact/hooks';
import { ALL_SITES } from '../../messages/origins.ts';
import { strings } from '../../strings.ts';
import { Icon } from '../icons.tsx';
import type { SitesHost } from '../sites/host.ts';
import { KnownSites } from '../sites/knownSites.tsx';
import { useSites } from '../sites/useSites.ts';

const words = strings.welcome;

export function Sites({ host }: { host: SitesHost }) {
	const [choosing, setChoosing] = useState(false);
	const allowed = useSites(host);
	return (
		<section class="part" aria-labelledby="sites">
			<h2 id="sites">
				<Icon name="lock" />
				{words.sites}
			</h2>
			<p>{words.sitesHow}</p>
			<p class="acts">
				<button type="button" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
					{words.some}
				</button>
				<button type="button" onClick={() => allowed?.allow([ALL_SITES])}>
					{words.all}
				</button>
			</p>
			{choosing && allowed !== null && !allowed.all && (
				<>
					<p>{words.someHow}</p>
					<KnownSites allowed={allowed} />
				</>
			)}
			<p role="status">{allowed && (allowed.problem || statusOf(allowed.all, [...allowed.sites.keys()]))}</p>
		</section>
	);
}

const statusOf = (all: boolean, sites: string[]) =>
	all ? words.allDone : sites.length > 0 ? words.allowed(sites) : words.notYet;
