/** An export that cannot be imported. Its message is a sentence that names the file, the row where there is one, and why. */
export class ImportError extends Error {
	override name = 'ImportError';
}

/** One row that cannot be read; a few of them do not spoil an export. */
export class RowError extends Error {
	override name = 'RowError';
}

/** "ratings.csv, row 12: ..." */
export const atRow = (file: string, row: number, reason: string) => new ImportError(`${file}, row ${row}: ${reason}`);
