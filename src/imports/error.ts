/** An export that cannot be imported. Its message is a sentence with the file, the row if there is one, and the reason. */
import { faults } from '../strings/faults.ts';
export class ImportError extends Error {
	override name = 'ImportError';
}

/** A row that cannot be read; a few of them are tolerated. */
export class RowError extends Error {
	override name = 'RowError';
}

/** Creates an error such as "ratings.csv, row 12: …". */
export const atRow = (file: string, row: number, reason: string) => new ImportError(faults.atRow(file, row, reason));

/** Creates an error such as "outbox.json, line 12: …". */
export const atLine = (file: string, line: number, reason: string) =>
	new ImportError(faults.atLine(file, line, reason));
