import { type Catalogue, childNode, findWord } from '../catalogue/catalogue.ts';
import { formWords } from '../catalogue/forms.ts';
import { hashOf } from '../catalogue/words.ts';

/** Other things that a title may name, as bits. */
export const NAMESAKE = { series: 1, place: 2 } as const;

/**
 * Well-known namesakes of films, in alphabetical order: the best-known television series; countries, capitals, the
 * American states and the largest cities. Only names that are also titles of films.
 */
const LISTS: Record<keyof typeof NAMESAKE, string> = {
	series: `
		24, The A-Team, Adventure Time, The Affair, Alias, Altered Carbon, Andor, Angel, Archer, Arrow, Atlanta,
		Attack on Titan, Baby Reindeer, Babylon 5, The Bachelor, Band of Brothers, Barry, Bates Motel,
		Battlestar Galactica, Baywatch, The Bear, Beef, Bewitched, Big Little Lies, Big Mouth, Billions,
		Black Mirror, Blackadder, The Blacklist, Bodyguard, Bones, The Boys, The Bridge,
		Buffy the Vampire Slayer, Burn Notice, Castle, Charlie's Angels, Chernobyl, Chuck, Cobra Kai, Community,
		Cowboy Bebop, CSI, Curb Your Enthusiasm, Dallas, Daredevil, Dark, Deadwood, Death Note, Dexter,
		Downton Abbey, Doctor Who, Dragnet, Dragon Ball Z, Dynasty, Elementary, Entourage, Euphoria, The Fall,
		Fallout, Fargo, Firefly, The Flash, For All Mankind, Freaks and Geeks, Friday Night Lights, Friends,
		The Fugitive, Futurama, Game of Thrones, Get Smart, Gilmore Girls, Girls, Glee, The Good Doctor,
		Good Omens, The Good Wife, Gotham, Grimm, Gunsmoke, The Handmaid's Tale, Hannibal, Happy Days,
		The Haunting of Hill House, Hawkeye, Heroes, Homeland, The Honeymooners, House, House of Cards,
		I Love Lucy, The IT Crowd, It's Always Sunny in Philadelphia, Jack Ryan, The Killing, Knight Rider,
		The Last of Us, Law & Order, The League, Legion, Line of Duty, Loki, Lost, Lost in Space, Lucifer,
		Lupin, Luther, M*A*S*H, MacGyver, Mare of Easttown, Merlin, Miami Vice, Midnight Mass, Money Heist,
		Monk, Moon Knight, Mr. Bean, The Muppet Show, Murder She Wrote, Narcos, Naruto, Neon Genesis Evangelion,
		New Girl, The Night Manager, The Night Of, Normal People, The Office, Once Upon a Time, One Piece,
		Outlander, The Outsider, Peacemaker, Peaky Blinders, The Penguin, Penny Dreadful, Person of Interest,
		Planet Earth, Pokémon, Poldark, Preacher, Prison Break, The Prisoner, Psych, The Punisher,
		The Queen's Gambit, Rawhide, The Rehearsal, Rick and Morty, Ripley, Rome, The Rookie, Roots,
		Russian Doll, Samurai Champloo, Saturday Night Live, Scandal, Seinfeld, Sense8, Severance,
		Sex and the City, Shameless, Sharp Objects, Sherlock, Shogun, Silicon Valley, The Simpsons, Skins,
		South Park, Spartacus, SpongeBob SquarePants, Squid Game, The Stand, Star Trek, Stargate SG-1,
		Station Eleven, Steven Universe, Stranger Things, Suits, Supergirl, Supernatural, Taboo, Taxi,
		Ted Lasso, The Terror, This Is Us, Top Gear, True Blood, The Twilight Zone, Twin Peaks, The Undoing,
		Veronica Mars, Vikings, The Walking Dead, WandaVision, Watchmen, Wednesday, Weeds, Westworld,
		What We Do in the Shadows, The Wheel of Time, The Wire, The Witcher, The X-Files`,
	place: `
		Africa, Alaska, Albuquerque, Algiers, America, Amsterdam, Antarctica, Argentina, Arizona, Arkansas,
		Asia, Atlanta, Aurora, Australia, Barcelona, Beirut, Belfast, Berlin, Bolivia, Bombay, Brazil, Brooklyn,
		Budapest, Buffalo, Cairo, Calcutta, California, Casablanca, Charlotte, Chernobyl, Chicago,
		Chile, China, Colombia, Colorado, Columbus, Congo, Copenhagen, Corpus Christi, Cuba, Dallas, Denmark,
		Detroit, Dresden, Dubai, Earth, El Paso, Europe, Florence, Florida, Fort Worth, France, Georgia,
		Germany, Greenland, Guyana, Havana, Hawaii, Hiroshima, Hollywood, Hong Kong, Honolulu, Houston,
		Iceland, India, Iowa, Israel, Istanbul, Italy, Jakarta, Jamaica, Japan, Jerusalem, Jordan, Jupiter,
		Kansas, Kansas City, Kentucky, Khartoum, Korea, Lahore, Lebanon, Leningrad, Lisbon, Liverpool,
		London, Los Angeles, Lyon, Madagascar, Madison, Madrid, Maine, Manchester, Manhattan, Mars, Marseille,
		Maryland, Melbourne, Memphis, Miami, Milan, Mississippi, Montana, Montenegro, Moon, Morocco, Moscow,
		Munich, Nanking, Nashville, Nebraska, Nevada, New Mexico, New Orleans, New York, Norfolk, North Korea,
		Norway, Odessa, Oklahoma, Oklahoma City, Omaha, Orlando, Oslo, Panama, Paris, Perth, Peru, Philadelphia,
		Phoenix, Pittsburgh, Pluto, Portland, Prague, Rangoon, Reykjavik, Rio, Rome, Sacramento, Saigon,
		San Antonio, San Francisco, Santiago, Sarajevo, Shanghai, Singapore, Sofia, South Korea, Spain,
		St. Petersburg, Stalingrad, Staten Island, Stockholm, Sudan, Sweden, Sydney, Tangier, Tehran,
		Tennessee, Texas, Tibet, Togo, Tokyo, Tulsa, United Kingdom, United States, Uranus, Venice, Venus,
		Vietnam, Virginia, Warsaw, Wichita, Zurich`,
};

const cache = new WeakMap<Catalogue, Uint8Array>();

/** Returns the bits of every trie node; cached by catalogue. */
export function namesakes(c: Catalogue): Uint8Array {
	let bits = cache.get(c);
	if (bits === undefined) {
		bits = new Uint8Array(c.nodeWord.length);
		for (const [name, list] of Object.entries(LISTS))
			for (const title of list.split(',')) {
				const node = nodeOf(c, formWords(title));
				if (node > 0) bits[node]! |= NAMESAKE[name as keyof typeof NAMESAKE];
			}
		cache.set(c, bits);
	}
	return bits;
}

/** Returns the trie node of a form, or 0. */
function nodeOf(c: Catalogue, form: readonly string[]): number {
	let node = 0;
	for (const text of form) {
		const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
		const word = findWord(c, units, 0, units.length, hashOf(text));
		node = word < 0 ? 0 : childNode(c, node, word);
		if (node === 0) return 0;
	}
	return node;
}
