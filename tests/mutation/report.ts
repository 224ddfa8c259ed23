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
	// What needs a page is tested in browsers, which are far too slow for this.
	return { noticed, reached: noticed + survived, unreached: withStatus('NoCoverage') };
};

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

/** A line for each area, and the least share that was noticed of what unit tests reach. */
export function tableOf(reports: readonly (readonly [string, Report])[]): { text: string; least: number } {
	const rows = reports.map(([area, report]) => {
		const counts = countsOf(report);
		return { area, ...counts, share: counts.noticed / Math.max(1, counts.reached) };
	});
	const column = (value: number | string, width: number) => String(value).padStart(width);
	const lines = rows.map(
		({ area, noticed, reached, share, unreached }) =>
			`${area.padEnd(16)}${column(noticed, 8)}${column(reached, 9)}${column((100 * share).toFixed(1), 9)}${column(unreached, 10)}`,
	);
	const head = `${'area'.padEnd(16)}${column('noticed', 8)}${column('reached', 9)}${column('percent', 9)}${column('not', 10)}`;
	return { text: [head, ...lines].join('\n'), least: Math.min(...rows.map(({ share }) => share)) };
}
