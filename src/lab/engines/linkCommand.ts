import { type Command, Option } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { KS } from '../kit/statistics.ts';
import { type LinkOptions, linkCommand, tooFew } from '../papers/linking/command.ts';
import { FOUND_HEAD, foundCells, NAMES } from '../papers/linking/text.ts';
import { type EngineLinkRow, linkOnDuckDb } from './link.ts';

/** `lab link`: in memory, or with DuckDB among more accounts than the file has people. */
export const linkAnywhereCommand: Command = linkCommand(
	async (ratings, division, o: LinkOptions & { engine: 'memory' | 'duckdb' }) => {
		if (o.engine === 'memory') return null;
		if (o.stance) throw new InputError('Stances are read in memory only: leave --stance out.');
		const [candidates, ...others] = o.candidates;
		if (candidates === undefined || others.length > 0)
			throw new InputError('Say with --candidates one number of accounts for DuckDB, as 1000000.');
		const { targets, steps, seed } = o;
		const rows = await linkOnDuckDb(ratings, { division, films: o.size, candidates, targets, steps, seed });
		if (rows.length === 0) throw tooFew();
		const peak = process.resourceUsage().maxRSS * 1024;
		return {
			result: { engine: o.engine, division, seed, rows, peak },
			lines: [...rows.flatMap(linesOf), peakLine(peak)],
		};
	},
).addOption(
	new Option(
		'--engine <name>',
		'where to run: in memory, or DuckDB, with further accounts drawn for more people than the file has',
	)
		.choices(['memory', 'duckdb'])
		.default('memory'),
);

const linesOf = ({ films, candidates, drawn, targets, attackers, seconds, ...row }: EngineLinkRow): string[] => [
	`${films} films a side: ${targets} targets, half of them absent, among ${candidates.toLocaleString('en')} accounts, ${drawn.toLocaleString('en')} of them drawn from people who have another one`,
	...aligned([['attacker', ...FOUND_HEAD], ...attackers.map((own) => [NAMES[own.attacker], ...foundCells(own)])]),
	`rarity-weighted overlap, right account within the first ${KS.map((k) => `${k}: ${share(row.rarityOverlap[k])}`).join(', ')}`,
	`right account among those that the attackers compare: ${share(row.listed)}`,
	`fitting ${seconds.fitting.toFixed(0)} s, loading ${seconds.loading.toFixed(0)} s, searching ${seconds.searching.toFixed(0)} s`,
	'',
];

const peakLine = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB of memory at the peak`;
