import { strings } from '../../strings.ts';
import { Fish } from '../brand.tsx';

export function ToAllow({ site, onAllow }: { site: string; onAllow: (all: boolean) => void }) {
	const words = strings.sites.toAllow(site);
	return (
		<div class="empty">
			<Fish />
			<h1>{words.title}</h1>
			<p class="soft">{words.text}</p>
			<button type="button" class="primary wide" onClick={() => onAllow(false)}>
				{words.one}
			</button>
			<button type="button" class="wide" onClick={() => onAllow(true)}>
				{words.all}
			</button>
		</div>
	);
}
