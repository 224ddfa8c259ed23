/**
 * Abbreviations that people use, with their film, or the films of a series in order, which then have a number too: "MIB
 * 2", "MIB2". An abbreviation with "-" after it always has a number. None of these is a word or another abbreviation,
 * so they are known in any case.
 */
export const IN_ANY_CASE = `
	ANH | Star Wars 1977;
	AOTC | Star Wars: Episode II – Attack of the Clones 2002;
	ATSV | Spider-Man: Across the Spider-Verse 2023;
	AvP | AVP: Alien vs. Predator 2004 | Aliens vs Predator: Requiem 2007;
	AvPR | Aliens vs Predator: Requiem 2007;
	BR2049 | Blade Runner 2049 2017;
	BTTF | Back to the Future 1985 | Back to the Future Part II 1989 | Back to the Future Part III 1990;
	BvS | Batman v Superman: Dawn of Justice 2016;
	CACW | Captain America: Civil War 2016;
	CATWS | Captain America: The Winter Soldier 2014;
	CMBYN | Call Me by Your Name 2017;
	DDLJ | Dilwale Dulhania Le Jayenge 1995;
	DOFP | X-Men: Days of Future Past 2014;
	EEAAO | Everything Everywhere All at Once 2022;
	ESB | The Empire Strikes Back 1980;
	ESOTSM | Eternal Sunshine of the Spotless Mind 2004;
	FALILV | Fear and Loathing in Las Vegas 1998;
	FOTR | The Lord of the Rings: The Fellowship of the Ring 2001;
	GOTG | Guardians of the Galaxy 2014 | Guardians of the Galaxy Vol. 2 2017 | Guardians of the Galaxy Vol. 3 2023;
	HTTYD | How to Train Your Dragon 2010 | How to Train Your Dragon 2 2014
		| How to Train Your Dragon: The Hidden World 2019;
	ITSV | Spider-Man: Into the Spider-Verse 2018;
	K3G | Kabhi Khushi Kabhie Gham 2001;
	KOTCS | Indiana Jones and the Kingdom of the Crystal Skull 2008;
	KOTFM | Killers of the Flower Moon 2023;
	LOTR | The Lord of the Rings: The Fellowship of the Ring 2001 | The Lord of the Rings: The Two Towers 2002
		| The Lord of the Rings: The Return of the King 2003;
	MIB | Men in Black 1997 | Men in Black II 2002 | Men in Black 3 2012;
	MMFR | Mad Max: Fury Road 2015;
	NBK | Natural Born Killers 1994;
	NCFOM | No Country for Old Men 2007;
	NWH | Spider-Man: No Way Home 2021;
	OBAA | One Battle After Another 2025;
	OFOTCN | One Flew Over the Cuckoo's Nest 1975;
	OUATIH, OUATIHW | Once Upon a Time... in Hollywood 2019;
	POTC | Pirates of the Caribbean: The Curse of the Black Pearl 2003
		| Pirates of the Caribbean: Dead Man's Chest 2006 | Pirates of the Caribbean: At World's End 2007
		| Pirates of the Caribbean: On Stranger Tides 2011 | Pirates of the Caribbean: Dead Men Tell No Tales 2017;
	RHPS | The Rocky Horror Picture Show 1975;
	ROTJ | Return of the Jedi 1983;
	ROTK | The Lord of the Rings: The Return of the King 2003;
	ROTLA | Raiders of the Lost Ark 1981;
	ROTS | Star Wars: Episode III – Revenge of the Sith 2005;
	SMHC | Spider-Man: Homecoming 2017;
	SOTL, TSOTL | The Silence of the Lambs 1991;
	TASM | The Amazing Spider-Man 2012 | The Amazing Spider-Man 2 2014;
	TDK | The Dark Knight 2008;
	TDKR | The Dark Knight Rises 2012;
	TGBH | The Grand Budapest Hotel 2014;
	TFA | Star Wars: The Force Awakens 2015;
	TLJ | Star Wars: The Last Jedi 2017;
	TROS | Star Wars: The Rise of Skywalker 2019;
	TWBB | There Will Be Blood 2007;
	WWDITS | What We Do in the Shadows 2014;
	WoWS, TWoWS | The Wolf of Wall Street 2013;
	ZNMD | Zindagi Na Milegi Dobara 2011;
	ZSJL | Zack Snyder's Justice League 2021`;
/** Abbreviations that are read only in capitals. */
export const IN_CAPITALS = `
	ACO | A Clockwork Orange 1971;
	AoU | Avengers: Age of Ultron 2015;
	DotM | Transformers: Dark of the Moon 2011;
	FFH | Spider-Man: Far From Home 2019;
	FMJ | Full Metal Jacket 1987;
	HP - | Harry Potter and the Philosopher's Stone 2001 | Harry Potter and the Chamber of Secrets 2002
		| Harry Potter and the Prisoner of Azkaban 2004 | Harry Potter and the Goblet of Fire 2005
		| Harry Potter and the Order of the Phoenix 2007 | Harry Potter and the Half-Blood Prince 2009;
	JP | Jurassic Park 1993 | The Lost World: Jurassic Park 1997 | Jurassic Park III 2001;
	MI - | Mission: Impossible 1996 | Mission: Impossible II 2000 | Mission: Impossible III 2006
		| Mission: Impossible – Ghost Protocol 2011 | Mission: Impossible – Rogue Nation 2015;
	MoS | Man of Steel 2013;
	TCM | The Texas Chain Saw Massacre 1974;
	TPM | Star Wars: Episode I – The Phantom Menace 1999;
	TTT | The Lord of the Rings: The Two Towers 2002`;
