/** What came of the changes. */

interface Mutant {
	status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError' | 'Pending';
	mutatorName: string;
	replacement?: string;
	location: { start: { line: number } };
}

/** A report in the schema of mutation testing elements. */
export interface Report {
	files: Record<string, { source: string; mutants: readonly Mutant[] }>;
}

const countsOf = (report: Report) => {
	const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
	const withStatus = (...statuses: Mutant['status'][]) => all.filter(({ status }) => statuses.includes(status)).length;
	const [noticed, survived] = [withStatus('Killed', 'Timeout'), withStatus('Survived')];
	return {
		noticed,
		tried: noticed + survived,
		// What a draw leaves out is said not to compile.
		reached: noticed + survived + withStatus('CompileError'),
		// What needs a page is tested in browsers, which are far too slow for this.
		unreached: withStatus('NoCoverage'),
	};
};

/** Wilson's interval, which covers a share 95 times of 100. */
export function interval(hits: number, of: number): [number, number] {
	const z = 1.96;
	const middle = (hits + z ** 2 / 2) / (of + z ** 2);
	const half = (z / (of + z ** 2)) * Math.sqrt((hits * (of - hits)) / of + z ** 2 / 4);
	return [middle - half, middle + half];
}

/** The changes that a test has reached and none has noticed, a line each. */
export const survivorsOf = (area: string, { files }: Report): string =>
	[
		`Unnoticed in ${area}:`,
		...Object.entries(files).flatMap(([file, { source, mutants }]) =>
			mutants
				.filter(({ status }) => status === 'Survived')
				.map(({ location: { start }, mutatorName, replacement = '' }) => {
					const line = source.split('\n')[start.line - 1]?.trim() ?? '';
					return `  ${file}:${start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 60)}  |  ${line.slice(0, 100)}`;
				}),
		),
	].join('\n');

/** A line for each area, and the least share that was noticed of what was tried. */
export function tableOf(reports: readonly (readonly [string, Report])[]): { text: string; least: number } {
	const rows = reports.map(([area, report]) => {
		const counts = countsOf(report);
		return { area, ...counts, share: counts.noticed / Math.max(1, counts.tried) };
	});
	const percent = (share: number) => (100 * share).toFixed(1);
	const within = ({ noticed, tried, reached }: (typeof rows)[number]) =>
		tried === 0 || tried === reached ? '' : interval(noticed, tried).map(percent).join('–');
	const width = Math.max(16, ...rows.map(({ area }) => area.length + 2));
	const line = (area: string, ...cells: readonly (number | string)[]) =>
		area.padEnd(width) + cells.map((cell) => String(cell).padStart(11)).join('');
	const lines = rows.map((row) =>
		line(row.area, row.noticed, row.tried, percent(row.share), within(row), row.reached, row.unreached),
	);
	const head = line('area', 'noticed', 'tried', 'percent', '95 %', 'reached', 'not');
	return { text: [head, ...lines].join('\n'), least: Math.min(...rows.map(({ share }) => share)) };
}
