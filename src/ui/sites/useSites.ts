import { useEffect, useState } from 'preact/hooks';
import { isAllSites, siteOfPattern } from '../../messages/origins.ts';
import { strings } from '../../strings.ts';
import type { SitesHost } from './host.ts';

export interface AllowedSites {
	all: boolean;
	/** Patterns by the site that they name. */
	sites: ReadonlyMap<string, string[]>;
	/** Empty if the browser did what was asked. */
	problem: string;
	allow: (patterns: string[]) => void;
	remove: (patterns: string[]) => void;
}

/** Null until they are read. */
export function useSites(host: SitesHost): AllowedSites | null {
	const [patterns, setPatterns] = useState<string[] | null>(null);
	const [problem, setProblem] = useState('');
	const read = () => void host.read().then(setPatterns);
	useEffect(() => {
		read();
		host.onChange(read);
	}, []);
	const done = (asked: Promise<boolean>) =>
		void asked.catch(() => false).then((granted) => setProblem(granted ? '' : strings.sites.refused));
	return (
		patterns && {
			all: patterns.some(isAllSites),
			sites: Map.groupBy(patterns.filter((pattern) => !isAllSites(pattern)).toSorted(), siteOfPattern),
			problem,
			allow: (more) => done(host.allow(more)),
			remove: (fewer) => done(host.remove(fewer)),
		}
	);
}
