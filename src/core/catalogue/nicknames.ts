import type { Film } from './film.ts';

/** Short names that no rule derives from the title, by title and year. */
const SHORT: Record<string, string[]> = {
	'Terminator 2: Judgment Day 1991': ['T2'],
	'The Empire Strikes Back 1980': ['Empire'],
	'2001: A Space Odyssey 1968': ['2001'],
	'Star Trek II: The Wrath of Khan 1982': ['Wrath of Khan'],
	'Raiders of the Lost Ark 1981': ['Raiders'],
	'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles 1975': ['Jeanne Dielman'],
	'Ford v Ferrari 2019': ['Le Mans 66', "Le Mans '66"],
	'Aguirre, the Wrath of God 1972': ['Aguirre'],
	'Amélie 2001': ['Amélie Poulain'],
	'Avengers: Endgame 2019': ['Endgame'],
	'Batman v Superman: Dawn of Justice 2016': ['Superman v Batman'],
	'Crouching Tiger, Hidden Dragon 2000': ['Crouching Tiger'],
	'Django Unchained 2012': ['Django'],
	'Everything Everywhere All at Once 2022': ['Everything Everywhere'],
	'Godzilla vs. Kong 2021': ['Kong vs Godzilla'],
	'Hacksaw Ridge 2016': ['Hacksaw'],
	'Mission: Impossible – Fallout 2018': ['MI Fallout'],
	'Oppenheimer 2023': ['Oppy', 'Oppie'],
	'Princess Mononoke 1997': ['Mononoke'],
	'Spider-Man: Into the Spider-Verse 2018': ['Spider-Verse'],
	'Synecdoche, New York 2008': ['Synecdoche NY'],
	'The Assassination of Jesse James by the Coward Robert Ford 2007': [
		'The Assassination of Jesse James',
		'Jesse James',
	],
	'The Naked Gun 2½: The Smell of Fear 1991': ['Naked Gun 2 1/2'],
	'The Texas Chain Saw Massacre 1974': ['Texas Chainsaw'],
	'Thor: Ragnarok 2017': ['Ragnarok'],
	'Tinker Tailor Soldier Spy 2011': ['Tinker Tailor'],
	'X-Men Origins: Wolverine 2009': ['X-Men Wolverine', 'Wolverine Origins'],
};

/** Common misspellings of names in which each word is a real word. */
const MISNOMERS: Record<string, string[]> = {
	'Avengers: Infinity War 2018': ['Infinity Wars'],
	'Boyz n the Hood 1991': ['Boys in the Hood', 'Boys n the Hood'],
	'Forrest Gump 1994': ['Forest Gump'],
	'Inglourious Basterds 2009': ['Inglorious Basterds'],
	'Les Misérables 2012': ['Les Mis'],
	'The Sixth Sense 1999': ['Six Sense'],
	'Memento 2000': ['Momento'],
	'Shang-Chi and the Legend of the Ten Rings 2021': ['Shang-Chi and the Ten Rings'],
	'Snow White and the Seven Dwarfs 1937': ['Snow White and Seven Dwarfs'],
	'The Kids Are All Right 2010': ['The Kids Are Alright'],
	'The Witch 2015': ['The VVitch'],
	"We're the Millers 2013": ['We are the Millers', 'Meet the Millers'],
};

/** Series: names and the number of the first part listed, then the parts; "-" if the title already has its number. */
const SERIES = `
	Ace Ventura 2 | Ace Ventura: When Nature Calls 1995;
	Alice in Wonderland 2 | Alice Through the Looking Glass 2016;
	Alien 2 | Aliens 1986 | Alien³ 1992 | Alien Resurrection 1997;
	Alvin and the Chipmunks 2 | Alvin and the Chipmunks: The Squeakquel 2009
		| Alvin and the Chipmunks: Chipwrecked 2011;
	Annabelle 2 | Annabelle: Creation 2017 | Annabelle Comes Home 2019;
	Ant-Man 2 | Ant-Man and the Wasp 2018 | Ant-Man and the Wasp: Quantumania 2023;
	Aquaman 2 | Aquaman and the Lost Kingdom 2023;
	Austin Powers 2 | Austin Powers: The Spy Who Shagged Me 1999 | Austin Powers in Goldmember 2002;
	Avatar 2 | Avatar: The Way of Water 2022 | Avatar: Fire and Ash 2025;
	Avengers 2 | Avengers: Age of Ultron 2015 | Avengers: Infinity War 2018 | Avengers: Endgame 2019;
	Bad Boys 3 | Bad Boys for Life 2020 | Bad Boys: Ride or Die 2024;
	Bill and Ted 1 | Bill & Ted's Excellent Adventure 1989 | Bill & Ted's Bogus Journey 1991
		| Bill & Ted Face the Music 2020;
	Black Panther 2 | Black Panther: Wakanda Forever 2022;
	Blade 3 | Blade: Trinity 2004;
	Blade Runner 2 | Blade Runner 2049 2017;
	Borat 2 | Borat Subsequent Moviefilm 2020;
	Bourne 2 | The Bourne Supremacy 2004 | The Bourne Ultimatum 2007;
	Bridget Jones 2 | Bridget Jones: The Edge of Reason 2004 | Bridget Jones's Baby 2016;
	Captain America 2 | Captain America: The Winter Soldier 2014 | Captain America: Civil War 2016
		| Captain America: Brave New World 2025;
	Chicken Run 2 | Chicken Run: Dawn of the Nugget 2023;
	Chronicles of Narnia 1 | The Chronicles of Narnia: The Lion, the Witch and the Wardrobe 2005
		| The Chronicles of Narnia: Prince Caspian 2008
		| The Chronicles of Narnia: The Voyage of the Dawn Treader 2010;
	Conjuring 2 | - | The Conjuring: The Devil Made Me Do It 2021 | The Conjuring: Last Rites 2025;
	Cube 3 | Cube Zero 2004;
	Deadpool 2 | - | Deadpool & Wolverine 2024;
	Diary of a Wimpy Kid 2 | Diary of a Wimpy Kid: Rodrick Rules 2011 | Diary of a Wimpy Kid: Dog Days 2012;
	Die Hard 2 | - | Die Hard With a Vengeance 1995 | Live Free or Die Hard 2007 | A Good Day to Die Hard 2013;
	Divergent 2 | Insurgent 2015 | Allegiant 2016;
	Doctor Strange 2 | Doctor Strange in the Multiverse of Madness 2022;
	Evil Dead 2 | - | Army of Darkness 1992;
	Fantastic Beasts 2 | Fantastic Beasts: The Crimes of Grindelwald 2018
		| Fantastic Beasts: The Secrets of Dumbledore 2022;
	Fantastic Four 2 | Fantastic Four: Rise of the Silver Surfer 2007;
	Fast, Fast and Furious 4 | Fast & Furious 2009 | Fast Five 2011 | Fast & Furious 6 2013 | Furious 7 2015
		| The Fate of the Furious 2017 | F9 2021 | Fast X 2023;
	Final Destination 4 | The Final Destination 2009;
	Finding Nemo 2 | Finding Dory 2016;
	Friday 2 | Next Friday 2000;
	Friday the 13th 4 | Friday the 13th: The Final Chapter 1984 | Friday the 13th: A New Beginning 1985;
	Ghostbusters 3 | Ghostbusters: Afterlife 2021;
	Godzilla 2 | Godzilla: King of the Monsters 2019;
	Harry Potter 1 | Harry Potter and the Philosopher's Stone 2001 | Harry Potter and the Chamber of Secrets 2002
		| Harry Potter and the Prisoner of Azkaban 2004 | Harry Potter and the Goblet of Fire 2005
		| Harry Potter and the Order of the Phoenix 2007 | Harry Potter and the Half-Blood Prince 2009;
	Hobbit 1 | The Hobbit: An Unexpected Journey 2012 | The Hobbit: The Desolation of Smaug 2013
		| The Hobbit: The Battle of the Five Armies 2014;
	Hunger Games 2 | The Hunger Games: Catching Fire 2013;
	Ice Age 2 | Ice Age: The Meltdown 2006 | Ice Age: Dawn of the Dinosaurs 2009 | Ice Age: Continental Drift 2012
		| Ice Age: Collision Course 2016;
	Independence Day 2 | Independence Day: Resurgence 2016;
	Indiana Jones 1 | Raiders of the Lost Ark 1981 | Indiana Jones and the Temple of Doom 1984
		| Indiana Jones and the Last Crusade 1989 | Indiana Jones and the Kingdom of the Crystal Skull 2008
		| Indiana Jones and the Dial of Destiny 2023;
	Insidious, Insidious: Chapter 4 | Insidious: The Last Key 2018 | Insidious: The Red Door 2023;
	Jack Reacher 2 | Jack Reacher: Never Go Back 2016;
	Joker 2 | Joker: Folie à Deux 2024;
	Jumanji 2 | Jumanji: Welcome to the Jungle 2017 | Jumanji: The Next Level 2019;
	Jurassic Park 2 | The Lost World: Jurassic Park 1997;
	Jurassic World 2 | Jurassic World: Fallen Kingdom 2018 | Jurassic World Dominion 2022
		| Jurassic World Rebirth 2025;
	Kingsman 2 | Kingsman: The Golden Circle 2017;
	Knives Out 2 | Glass Onion 2022;
	Lord of the Rings 1 | The Lord of the Rings: The Fellowship of the Ring 2001
		| The Lord of the Rings: The Two Towers 2002 | The Lord of the Rings: The Return of the King 2003;
	Mad Max 2 | - | Mad Max Beyond Thunderdome 1985 | Mad Max: Fury Road 2015;
	Madagascar 2 | Madagascar: Escape 2 Africa 2008;
	Magic Mike 2 | Magic Mike XXL 2015;
	Maleficent 2 | Maleficent: Mistress of Evil 2019;
	The Matrix 1 | The Matrix 1999 | The Matrix Reloaded 2003 | The Matrix Revolutions 2003 | The Matrix Resurrections 2021;
	Maze Runner 2 | Maze Runner: The Scorch Trials 2015 | Maze Runner: The Death Cure 2018;
	Meet the Parents 2 | Meet the Fockers 2004 | Little Fockers 2010;
	Mission Impossible 4 | Mission: Impossible – Ghost Protocol 2011 | Mission: Impossible – Rogue Nation 2015
		| Mission: Impossible – Fallout 2018 | Mission: Impossible – Dead Reckoning 2023
		| Mission: Impossible – The Final Reckoning 2025;
	Monsters Inc 2 | Monsters University 2013;
	The Mummy 2 | The Mummy Returns 2001 | The Mummy: Tomb of the Dragon Emperor 2008;
	Naked Gun 3 | Naked Gun 33⅓: The Final Insult 1994;
	National Treasure 2 | National Treasure: Book of Secrets 2007;
	Night at the Museum 2 | Night at the Museum: Battle of the Smithsonian 2009
		| Night at the Museum: Secret of the Tomb 2014;
	Now You See Me 3 | Now You See Me: Now You Don't 2025;
	Pacific Rim 2 | Pacific Rim: Uprising 2018;
	Percy Jackson 2 | Percy Jackson: Sea of Monsters 2013;
	Pirates of the Caribbean 2 | Pirates of the Caribbean: Dead Man's Chest 2006
		| Pirates of the Caribbean: At World's End 2007 | Pirates of the Caribbean: On Stranger Tides 2011
		| Pirates of the Caribbean: Dead Men Tell No Tales 2017;
	Purge 2 | The Purge: Anarchy 2014 | The Purge: Election Year 2016;
	Puss in Boots 2 | Puss in Boots: The Last Wish 2022;
	Rambo 1 | First Blood 1982 | Rambo: First Blood Part II 1985 | - | Rambo 2008 | Rambo: Last Blood 2019;
	Resident Evil 2 | Resident Evil: Apocalypse 2004 | Resident Evil: Extinction 2007
		| Resident Evil: Afterlife 2010 | Resident Evil: Retribution 2012 | Resident Evil: The Final Chapter 2016;
	Rocky 6 | Rocky Balboa 2006;
	Saw 7 | Saw 3D 2010 | Jigsaw 2017;
	Shazam 2 | Shazam! Fury of the Gods 2023;
	Sherlock Holmes 2 | Sherlock Holmes: A Game of Shadows 2011;
	Shrek 3 | Shrek the Third 2007 | Shrek Forever After 2010;
	Sicario 2 | Sicario: Day of the Soldado 2018;
	Spider-Verse 2 | Spider-Man: Across the Spider-Verse 2023;
	Star Trek 1 | Star Trek: The Motion Picture 1979;
	Terminator 3 | Terminator 3: Rise of the Machines 2003 | Terminator Salvation 2009 | Terminator Genisys 2015
		| Terminator: Dark Fate 2019;
	Thor 2 | Thor: The Dark World 2013 | Thor: Ragnarok 2017 | Thor: Love and Thunder 2022;
	Top Gun 2 | Top Gun: Maverick 2022;
	Trainspotting 2 | T2 Trainspotting 2017;
	Transformers 2 | Transformers: Revenge of the Fallen 2009 | Transformers: Dark of the Moon 2011
		| Transformers: Age of Extinction 2014 | Transformers: The Last Knight 2017;
	Tron 2 | TRON: Legacy 2010;
	Twilight 2 | The Twilight Saga: New Moon 2009 | The Twilight Saga: Eclipse 2010;
	Underworld 2 | Underworld: Evolution 2006 | Underworld: Rise of the Lycans 2009 | Underworld: Awakening 2012;
	Venom 2 | Venom: Let There Be Carnage 2021 | Venom: The Last Dance 2024;
	Wonder Woman 2 | Wonder Woman 1984 2020;
	Wreck-It Ralph 2 | Ralph Breaks the Internet 2018;
	X-Men 3 | X-Men: The Last Stand 2006;
	Zombieland 2 | Zombieland: Double Tap 2019`;

const EPISODES: [film: string, title: string][] = [
	['Star Wars: Episode I – The Phantom Menace 1999', 'The Phantom Menace'],
	['Star Wars: Episode II – Attack of the Clones 2002', 'Attack of the Clones'],
	['Star Wars: Episode III – Revenge of the Sith 2005', 'Revenge of the Sith'],
	['Star Wars 1977', 'A New Hope'],
	['The Empire Strikes Back 1980', 'The Empire Strikes Back'],
	['Return of the Jedi 1983', 'Return of the Jedi'],
	['Star Wars: The Force Awakens 2015', 'The Force Awakens'],
	['Star Wars: The Last Jedi 2017', 'The Last Jedi'],
	['Star Wars: The Rise of Skywalker 2019', 'The Rise of Skywalker'],
];

// Only those who build a pack need the names: read when first asked for, they are in no extension.
let names: ReadonlyMap<string, string[]> | undefined;

function namesOfFilms(): ReadonlyMap<string, string[]> {
	if (names !== undefined) return names;
	const read = new Map<string, string[]>();
	const add = (film: string, ...more: string[]) => read.set(film, [...(read.get(film) ?? []), ...more]);
	for (const [film, list] of [...Object.entries(SHORT), ...Object.entries(MISNOMERS)]) add(film, ...list);
	for (const series of SERIES.split(';')) {
		const [head, ...parts] = series.split('|').map((part) => part.trim());
		const [, called, first] = /^(.*) (\d+)$/.exec(head!)!;
		for (const name of called!.split(', '))
			for (const [i, film] of parts.entries()) {
				const number = `${name} ${Number(first) + i}`;
				if (film !== '-') add(film, number);
				if (film.startsWith(`${name}: `)) add(film, `${number} ${film.slice(name.length + 2, -5)}`);
			}
	}
	for (const [i, [film, title]] of EPISODES.entries()) {
		const number = `Episode ${i + 1}`;
		add(film, number, title, `Star Wars ${number}`, `Star Wars ${number} ${title}`, `Star Wars ${title}`);
	}
	names = read;
	return read;
}

/** Returns names of a film that no rule derives from its titles: short names, and its number in its series. */
export const nicknames = (film: Pick<Film, 'title' | 'year'>) =>
	namesOfFilms().get(`${film.title.replaceAll('\u00a0', ' ')} ${film.year}`) ?? [];

/** Returns every film with nicknames, as title and year. */
export const filmsWithNicknames = () => namesOfFilms().keys();
