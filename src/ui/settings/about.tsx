import type { PackView } from '../../messages/ui.ts';
import { strings } from '../../strings.ts';
import { Item, Panel, Row } from '../pages/panel.tsx';
import { Sources } from './packPanel.tsx';
import { Stored, type StoredReader } from './stored.tsx';

const words = strings.settings;

interface AboutProps {
	version: string;
	population: PackView | null;
	rule: string;
	stored: StoredReader;
}

export function About({ version, population, rule, stored }: AboutProps) {
	return (
		<>
			<Panel title={words.sent}>
				<div class="pad">
					<p>
						<b>{words.sentShort}</b> {words.sentText}
					</p>
					<p>{words.sentRule}</p>
					<pre>
						<code>{rule}</code>
					</pre>
				</div>
			</Panel>
			<Panel title={words.check.title}>
				<ul>
					{words.check.ways.map(({ title, text }) => (
						<Item key={title} title={title} detail={text} />
					))}
				</ul>
			</Panel>
			<Stored {...stored} />
			<Panel title={words.promise}>
				<ul class="pad plain">
					{words.limits.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			</Panel>
			<Panel title={words.version}>
				<ul>
					<Item title={strings.name} detail={version} />
					{population !== null && <Item title={words.list} detail={words.listOf(population.name, population.date)} />}
					<Item title={words.license} detail={words.licenseText} />
				</ul>
				<Row title={<a href="/NOTICE.txt">{words.notices}</a>} />
				<Row title={<a href="/welcome.html">{words.firstPage}</a>} />
				{population !== null && <Sources of={population.sources} />}
			</Panel>
		</>
	);
}
