/** Study files and saved copies. */
import { readBackup } from '../../../../src/storage/backup.ts';
import type { Backup } from '../../../../src/storage/backupSchemas.ts';
import { DEFAULTS } from '../../../../src/storage/settings.ts';
import { readStudy, StudyFileError } from '../../../../src/study/readStudy.ts';
import { aStudy } from '../../../fixtures/studyFile.ts';
import { mutateText, mutateValue, type Random } from '../mutate.ts';
import { accepted, type Target } from '../target.ts';

const film = { title: 'Heat', year: 1995 };
const rated = { stars: 4.5, date: '2024-01-02' };
const BACKUP: Backup = {
	format: 'red-herring',
	version: 2,
	date: '2026-11-21',
	settings: DEFAULTS,
	personas: [
		{ id: 'a', name: 'b', sites: [{ site: 'forum.example', user: '' }], tolerance: 5, guard: null, members: 9 },
	],
	posts: [
		{ id: 1, persona: 'a', date: '2026-11-21', site: 'forum.example', films: [film], decoys: [film], source: 'posted' },
	],
	said: [{ persona: 'a', ...film, said: 'never', date: '2026-11-20' }],
	ratings: [
		{ kind: 'films', ...film, ...rated, said: [{ import: 1, ...rated }] },
		{ kind: 'books', ...film, ...rated, said: [{ import: 2, ...rated }] },
	],
	imports: [
		{
			id: 1,
			kind: 'films',
			service: 'IMDb',
			file: 'r.csv',
			date: '2026-11-20',
			matched: 1,
			unmatched: [{ title: 'Ha', year: null, ...rated, row: 3, part: '' }],
		},
		{ id: 2, kind: 'books', service: 'Goodreads', file: 'r.csv', date: '2026-11-20', matched: 1, unmatched: [] },
	],
};
const STUDY = aStudy();

function textOf(random: Random, valid: unknown): string {
	const text = JSON.stringify(mutateValue(random, valid)) ?? '';
	return random() < 0.7 ? text : mutateText(random, text);
}

export const files: Target[] = [
	{
		name: 'study files',
		tryCase: (random) => {
			const text = textOf(random, STUDY);
			return accepted(() => readStudy(text), StudyFileError);
		},
	},
	{
		name: 'saved copies',
		tryCase: (random) => {
			const read = readBackup(textOf(random, BACKUP));
			if ('problem' in read && read.problem.trim() === '') throw new Error('It says no problem.');
			return 'backup' in read;
		},
	},
];
