import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { isSure } from '../../../src/core/mentions/certainty.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const { catalogue } = pack;
const foundIn = (text: string) =>
	findMentions(catalogue, text).map((mention) => {
		const { title, year } = filmAt(catalogue, mention.film);
		return `${title} ${year}${isSure(mention) ? '' : '?'}`;
	});

test.each([
	['Saw The Odyssey in IMAX last night', ['The Odyssey 1997?']],
	['The new trailer for The Odyssey looks great', ['The Odyssey 1997?']],
	['Opening night of Street Fighter was packed', ['Street Fighter 1994?']],
	['Supergirl opening night!!', ['Supergirl 1984?']],
	// A year later than that of any film of the name.
	['I loved Supergirl (2026)', ['Supergirl 1984?']],
	['The Odyssey (2026) looks great.', ['The Odyssey 1997?']],
	['The Matrix (1999), Street Fighter (2026)', ['The Matrix 1999', 'Street Fighter 1994?']],
	['Moana (2026) was fine, Moana (2016) better', ['Moana 2016?', 'Moana 2016']],
	// An old film in a rerun is asked about too, and not lost.
	['I loved Supergirl, they ran it in theaters again', ['Supergirl 1984?']],
])('%s: %j is asked about', (text, films) => {
	expect(foundIn(text)).toEqual(films);
});

test.each([
	['I loved The Odyssey and Heat', ['The Odyssey 1997', 'Heat 1995']],
	['I loved Supergirl. Then the trailer came on', ['Supergirl 1984']],
	['Saw Jaws in IMAX for its 50th anniversary', ['Jaws 1975']],
	['Watched Casablanca in theaters again last night', ['Casablanca 1942']],
	['They are showing Supergirl (1984) in theaters', ['Supergirl 1984']],
	['Saw Zootopia 2 in theaters last night', ['Zootopia 2 2025']],
	['Went to the cinema to see Hamnet yesterday', ['Hamnet 2025']],
	// Few films can have such a name.
	['I hid in the cinema and saw Sátántangó again', ['Satantango 1994']],
	['Uncle Boonmee Who Can Recall His Past Lives at the cinema', ['Uncle Boonmee Who Can Recall His Past Lives 2010']],
])('%s: %j is sure', (text, films) => {
	expect(foundIn(text)).toEqual(films);
});

test('a film asked about is in the range but not in the crowd', () => {
	const advised = (text: string) => advise(pack, text, { tolerance: 100 });
	const asked = advised('Saw The Odyssey in IMAX last night');
	expect(asked).toMatchObject({ mentions: [], maybes: [{ film: { title: 'The Odyssey' } }] });
	const named = advised('I loved The Odyssey and Heat');
	expect(named.maybes).toEqual([]);
	expect(asked.low).toBeLessThan(100);
	expect(asked.crowd).toBeGreaterThan(10 * named.crowd);
});
