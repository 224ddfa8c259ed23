import { useState } from 'preact/hooks';
import { strings } from '../../strings.ts';
import { KNOWN_SITES, patternsOf } from './known.ts';
import type { AllowedSites } from './useSites.ts';

const words = strings.sites;

export function KnownSites({ allowed }: { allowed: AllowedSites }) {
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const left = KNOWN_SITES.filter((site) => !allowed.sites.has(site));
	const chosen = ticked.filter((site) => left.includes(site));
	if (left.length === 0) return null;
	return (
		<fieldset class="known-sites">
			<legend>{words.known}</legend>
			<div>
				{left.map((site) => (
					<label key={site} class="choice">
						<input
							type="checkbox"
							checked={chosen.includes(site)}
							onChange={({ currentTarget: { checked } }) =>
								setTicked(checked ? [...chosen, site] : chosen.filter((other) => other !== site))
							}
						/>
						{site}
					</label>
				))}
			</div>
			<button type="button" disabled={chosen.length === 0} onClick={() => allowed.allow(patternsOf(chosen))}>
				{words.allow(chosen.length)}
			</button>
		</fieldset>
	);
}
