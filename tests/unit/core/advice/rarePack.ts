import { buildPack, openPack } from '../../../../src/core/population/pack.ts';
import { film, POPULATION } from '../../films.ts';

const RARE = 40;
/** Films that few have rated, and one that a third has. */
export const pack = openPack(
	buildPack(
		[
			...Array.from({ length: RARE }, (_, i) => film(`Qzx${i} Vwk${i}`, 1950 + i, 20 + i)),
			film('Very Well Known', 1999, 15_000),
			film('Some Series', 1991, 100, { kind: 'series' }),
		],
		POPULATION,
		() => 0,
	),
);
