/** A small pack of board games for tests. */
import { gzipSync } from 'node:zlib';
import { shipPack } from '../../src/core/catalogue/shipping.ts';
import { buildPack, openPack, type PopulationFile } from '../../src/core/population/pack.ts';
import type { Database } from '../../src/storage/db.ts';
import { storePack } from '../../src/storage/packs.ts';
import { commonness, film } from './films.ts';

const GAMES_POPULATION: PopulationFile = {
	name: 'A test club',
	size: 20_000,
	date: '2026-03',
	sources: ['made up by players'],
	kind: 'boardgames',
	activity: [
		{ share: 0.7, ratings: 5 },
		{ share: 0.3, ratings: 15 },
	],
};

const GAMES = [
	film('Terra Vespertina', 2012, 60, { genres: ['Adventure'] }),
	film('Ruhrpott Barons', 1998, 40),
	film('Carcassonne', 2000, 9000),
	film('Heat', 2022, 3000),
	...Array.from({ length: 40 }, (_, i) =>
		film(`Village Number ${i + 100}`, 1990 + (i % 30), 2000 + 80 * i, { genres: ['Adventure'] }),
	),
];

export const gamesBytes = () => buildPack(GAMES, GAMES_POPULATION, commonness);
export const gamesPack = () => openPack(gamesBytes());
export const gamesFile = () => new Uint8Array(gzipSync(new Uint8Array(shipPack(gamesBytes()))));
/** Stores it as one that was loaded. */
export const storeGames = (db: Database) => storePack(db, 'boardgames', { id: 'games.pack', bytes: gamesBytes() });
