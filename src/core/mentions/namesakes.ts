import { type Catalogue, childNode, findWord } from '../catalogue/catalogue.ts';
import { formWords } from '../catalogue/forms.ts';
import { hashOf } from '../catalogue/words.ts';

/** What else than a film a title may name, as bits: without looking at the text around it. */
export const NAMESAKE = { series: 1, place: 2, person: 4, phrase: 8, kind: 16 } as const;

/** Well known under these names, and each the title of some film too, or it would not be asked about. */
const LISTS: Record<keyof typeof NAMESAKE, string> = {
	series: `24, 30 Rock, 11.22.63, Altered Carbon, American Gods, American Horror Story, Andor, Angel, Archer, Arrow,
		Arrested Development, Atlanta, Atypical, Avatar: The Last Airbender, Baby Reindeer, Babylon 5, Band of Brothers,
		Barry, Bates Motel, Battlestar Galactica, Beef, Better Call Saul, Big Little Lies, Big Mouth, Billions,
		Black Mirror, Bleach, Bloodline, Boardwalk Empire, Bodyguard, BoJack Horseman, Bones, Bosch, Boston Legal,
		Breaking Bad, Bridgerton, Broadchurch, Brooklyn Nine-Nine, Buffy, Burn Notice, Californication, Carnivale,
		Castle, Castle Rock, Cheers, Chernobyl, Chuck, Clarkson's Farm, Cobra Kai, Columbo, Community, Cosmos, Cowboy Bebop,
		Criminal Minds, CSI, Curb Your Enthusiasm, Dallas, Damages, Daredevil, Dark, Deadwood, Death Note, Desperate
		Housewives, Devs, Dexter, Doctor Foster, Doctor Who, Dollhouse, Downton Abbey, Dragon Ball, Dynasty, Elementary,
		Elite, Emily in Paris, Entourage, ER, Euphoria, Evil, Falling Skies, Family Guy, Fargo, Fauda, Fawlty Towers,
		Firefly, Fleabag, For All Mankind, Foundation, Frasier, Friends, Fringe, From, Futurama, Game of Thrones, Generation Kill,
		Gilmore Girls, Girls, Glee, Goliath, Good Omens, Gossip Girl, Gotham, Grey's Anatomy, Grimm, Gunsmoke, Halt and
		Catch Fire, Hannibal, Happy Days, Heroes, Hill Street Blues, Homeland, House, House of Cards, House of the Dragon, How I Met Your Mother,
		Humans, I May Destroy You, Inside Job, It's Always Sunny in Philadelphia, Jackass, Jericho, Jessica Jones, Justified,
		Killing Eve, Law & Order, Legion, Little House on the Prairie, Locke & Key, Lost, Lost in Space, Loki, Lovecraft
		Country, Lucifer, Lupin, Luther, Mad Men, Making a Murderer, Maniac, Mare of Easttown, Merlin, Miami Vice,
		Midnight Mass, Mindhunter, Misfits, Modern Family, Money Heist, Monk, Monty Python, Mr. Robot, My Name is Earl, Narcos,
		Naruto, Neighbours, New Girl, Normal People, Northern Exposure, Numb3rs, Nurse Jackie, One Piece, One Punch Man, Only Murders in the
		Building, Orange Is the New Black, Orphan Black, Outlander, Oz, Ozark, Parks and Recreation, Peaky Blinders, Penny
		Dreadful, Person of Interest, Planet Earth, Poirot, Poldark, Portlandia, Preacher, Pretty Little Liars, Prison Break, Psych, Pushing Daisies,
		Quantum Leap, Reacher, Reno 911!, Rescue Me, Revenge, Rick and Morty, Ripley, Riverdale, Roots, Roseanne, Rome, Sanctuary, Saturday Night Live,
		Scandal, Scrubs, Seinfeld, Sense8, Severance, Sex and the City, Sex Education, Shameless, Sharp Objects, Sherlock, Shogun, Silicon
		Valley, Silo, Six Feet Under, Skins, Slow Horses, Smallville, Sons of Anarchy, South Park, Spaced, Squid Game, Star Trek,
		Station Eleven, Stargate, Stranger Things, Suits, Succession, Supergirl, Supernatural, Taboo, Tales from the Crypt, Ted Lasso, The 100, The
		Affair, The A-Team, The Act, The Americans, The Bear, The Big Bang Theory, The Boys, The Bridge, The Crown, The Diplomat, The Expanse,
		The Fall, The Flash, The Following, The Good Place, The Good Wife, The Handmaid's Tale, The Haunting of Hill House, The Killing,
		The Last of Us, The Leftovers, The Mandalorian, The Mentalist, The Morning Show, The Newsroom, The Night Manager, The Night Of, The
		OA, The Office, The Pacific, The Patient, The Penguin, The Queen's Gambit, The Returned, The Shield, The Simpsons, The Sinner, The Sopranos, The Staircase,
		The Stand, The Strain, The Terror, The Twilight Zone, The Umbrella Academy, The Undoing, The Walking Dead, The West Wing, The White Lotus,
		The Wire, The Wonder Years, The X-Files, This Is Us, Top Gear, Torchwood, Touch, True Blood, True Detective, Twin Peaks, Ugly Betty, Undone,
		Utopia, Veep, Veronica Mars, Vikings, Vinyl, WandaVision, Warrior, Watchmen, Wednesday, Weeds, Westworld, When They See Us, White Collar, Who Is America,
		Will & Grace, Wynonna Earp, Xena, Yellowjackets, Yellowstone, You, Young Sheldon, Your Honor, Z Nation`,
	place: `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho,
		Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
		Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
		North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas,
		Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, Atlanta, Austin, Baltimore, Boston, Chicago,
		Cleveland, Cincinnati, Dallas, Denver, Detroit, Hollywood, Houston, Jacksonville, Kansas City, Las Vegas, Los Angeles, Manhattan, Memphis, Miami,
		Milwaukee, Minneapolis, Nashville, New Orleans, Brooklyn, Oakland, Oklahoma City, Orlando, Philadelphia, Phoenix, Pittsburgh, Portland, Sacramento,
		Salt Lake City, San Antonio, San Diego, San Francisco, Seattle, St. Louis, Tampa, Tucson, Tulsa, Wichita, Alcatraz, Amsterdam, Athens, Baghdad,
		Bangkok, Barcelona, Beijing, Beirut, Belfast, Berlin, Bombay, Brussels, Budapest, Buenos Aires, Cairo, Calcutta, Cape Town, Casablanca, Copenhagen,
		Delhi, Dubai, Dublin, Edinburgh, Frankfurt, Geneva, Glasgow, Hamburg, Havana, Helsinki, Hiroshima, Hong Kong, Istanbul, Jakarta,
		Jerusalem, Johannesburg, Karachi, Kabul, Kiev, Lisbon, Liverpool, London, Madrid, Manchester, Manila, Marrakech, Melbourne,
		Mexico City, Milan, Monaco, Montreal, Moscow, Mumbai, Munich, Nairobi, Naples, Oslo, Paris, Prague, Rio, Rome, Saigon, Sarajevo, Seoul,
		Shanghai, Singapore, Stalingrad, Stockholm, Sydney, Tangier, Tehran, Tel Aviv, Tokyo, Toronto, Vancouver, Venice, Vienna, Warsaw, Zurich,
		Afghanistan, Africa, Algeria, America, Argentina, Asia, Australia, Austria, Bangladesh, Belgium, Brazil, Cambodia, Canada, Chile, China,
		Colombia, Congo, Croatia, Cuba, Denmark, Egypt, England, Ethiopia, Europe, Finland, France, Germany, Ghana, Greece, Hungary, Iceland,
		India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Jamaica, Japan, Kenya, Korea, Lebanon, Libya, Malaysia, Mexico, Morocco,
		Nepal, Netherlands, New Zealand, Nigeria, Norway, Pakistan, Palestine, Peru, Philippines, Poland, Portugal, Romania, Russia, Rwanda,
		Scotland, Serbia, Singapore, South Africa, Spain, Sudan, Sweden, Switzerland, Syria, Taiwan, Thailand, Turkey, Uganda, Ukraine,
		Venezuela, Vietnam, Wales, Yemen, Zimbabwe, Siberia, Sahara, Earth, Mars, Venus, Jupiter, Saturn, Neptune, Mercury, Moon, Sun`,
	person: `Adele, Barack Obama, Bill Murray, Bob Dylan, Bob Marley, Bruce Lee, Buster Keaton, Charles Manson,
		Charlie Chaplin, Che, Clint Eastwood, David Bowie, Donald Trump, Eddie Murphy, Einstein, Elon Musk, Elvis, Freddie Mercury,
		Gandhi, George Carlin, George Lucas, Hillary, Hitchcock, Hitler, Jackie Chan, Jane Austen, Jesus, Jimi Hendrix, Jim Carrey, John Wayne,
		Johnny Cash, Julia, Kanye West, Kevin Hart, Kurt Cobain, Lady Gaga, Lincoln, Marilyn Monroe, Mark Twain, Martin Luther King, Michael
		Jackson, Michael Moore, Mike Tyson, Mozart, Muhammad Ali, Napoleon, Nelson Mandela, Nixon, Obama, Oprah, Orson Welles, Oscar Wilde,
		Paul McCartney, Picasso, Prince, Princess Diana, Quentin Tarantino, Queen Elizabeth, Reagan, Richard Pryor, Ricky Gervais, Robin Williams, Roger Ebert,
		Ronaldo, Shakespeare, Spielberg, Stan Lee, Stalin, Stanley Kubrick, Stephen King, Steve Jobs, Stephen Hawking,
		Steven Spielberg, Taylor Swift, Tesla, The Beatles, The Rock, The Rolling Stones, Tom Hanks, Trump, Tupac, Van Gogh, Whitney,
		Will Smith, William Shakespeare, Woody Allen, Amazing Grace, Bigfoot, Cinderella, Dracula, Frankenstein, Godzilla, Hercules, James Bond, Sherlock Holmes, Superman, Batman,
		Spider-Man, Wonder Woman, Iron Man, Captain America, Thor, Hulk, Wolverine, Harry Potter, Indiana Jones, John Wick, Rambo, Rocky, Barbie, Joker, Deadpool,
		Winnie the Pooh, Pinocchio, Peter Pan, Robin Hood, King Arthur, Tarzan, Zorro, Santa Claus, Popeye, Mickey Mouse, Bugs Bunny, Garfield, Snoopy, Willy Wonka`,
	phrase: `A Day in the Life, A Good Man, A Long Time Ago, After All, After Hours, All at Once, All of Me, All of Us, All That, All the Time, All the Way, Another Day, Any Day Now, Anything Else, Are You There, As Good as It Gets, At First Sight, Bad Day, Bad News, Based on a True Story, Behind the Scenes, Best Friends, Best of Luck, Big Deal, Big Time,
		Bon Appetit, By the Way, Bye Bye, Call Me, Coming Soon, Day One, Dear God, Do the Right Thing, Don't Worry, End of the World, Ever After, Every Day, Family Man, First Time, For Real,
		For Sure, For the Record, Free Time, From Scratch, Game Over, Get Out, Get Over It, Get Well Soon, Give Me a Break, Go Ahead, Good Day, Good Evening, Good Job, Good Luck, Good Morning, Good Night, Good One, Good Time,
		Goodbye, Great Job, Guess Who, Happy Anniversary, Happy Birthday, Happy Christmas, Happy End, Happy Ending, Happy Endings, Happy Halloween, Happy Holidays, Happy New Year, Happy Thanksgiving,
		Have a Good Day, Have a Good Night, Have a Nice Day, Hello, Here and Now, Here We Go, Here We Go Again, Hi, Hold On, Home Alone, How Are You, How's It Going, I Don't Know, I Know, I Love You, I See You, I Wish,
		I'm Fine, I'm Here, I'm Not There, I'm Sorry, I'm Still Here, In Between, In the Beginning, In the End, In the Mood, In the Past, It Takes Two, It's Over, Just Like That, Last Day, Last Night, Last Summer, Last Year, Let It Be, Let's Go,
		Life Is Good, Like a Boss, Little One, Long Story Short, Look at Me, Lost and Found, Love You, Made in China, Make a Wish, May I, Me Too, Merry Christmas, More or Less, More Than Ever, My Bad, My Brother, My Dad, My Dog, My Father, My Friend, My Girl, My Life, My Love, My Mother, My Son, My Wife, Never Again, Never Forget, Never Mind, New Year, New Year's Day, New Year's Eve, Next Door, Next Time, Night and Day, No Comment, No Exit, No Good Deed, No Idea, No Means No, No One, No One Knows, No Problem, No Thanks, No Way, Nobody Knows, Nothing But the Truth, Now and Then,
		Off Topic, On Point, On the Edge, On the Other Hand, On the Road, On the Run, Once Again, Once and for All, Once Upon a Time, One Day, One of Us, One More Time, One Night, One Time, Only You, Out of Time, Outside the Box, Over and Over, Peace of Mind, Point Blank, Pretty Good, Quality Time, Rest in Peace,
		Safe, Same Old Story, Say Anything, Second Chance, See You Later, Slow Burn, So Far So Good, Some Time, Something New, Stay Alive, Step by Step, Stop, Take Care, Thank God, Thank You, Thank You for Your Service, Thanks, That Day, That's All, That's It, That's Life, The Best, The Best of Me, The Best Thing, The Bad Guys, The Big Picture, The City, The Day After, The Difference, The Door, The End, The End of the World, The Game, The Good Life, The Good Old Days, The Internet,
		The Last Day, The Last Time, The Life, The Little Things, The Morning After, The Night Before, The Other Side, The Past, The Point, The Real Deal, The Rest, The Right Thing, The Same, The Truth, The Way, The Way Back, The Whole Truth, The World, This Is It, This Is the End, Time and Again, Time Out, Tomorrow, Too Late, Too Much, True Story, Under Pressure, Up There, Very Good, We Are One, Welcome, Well Done, What If, What Just Happened, What the Hell, What's Up, What's Your Number,
		Whatever Works, Why Not, With You, Worlds Apart, Wow, You and Me, You Can Do It, You Know, You Never Know, You People, Saturday Night, Saturday Morning, Sunday Morning, Midnight, Time Travel, The Fall`,
	kind: `Action, Adventure, Animation, Anime, Based on a True Story, Biopic, Black Comedy, Body Horror, Buddy Cop, Christmas Movie, Comedy, Coming of Age, Crime, Crime Story, Dark Comedy, Disaster Movie, Documentary, Drama, Fantasy, Film Noir, Found Footage, Genre, History, Horror,
		Horror Movie, Horror Story, I Love Movies, Indie, Love Story, Martial Arts, Murder Mystery, Musical, Mystery, Noir, Old School, Revenge, Road Movie, Road Trip, Romance, Romantic Comedy, Scary Movie, Science Fiction, Serial Killer, Short Film, Slasher, Superhero Movie, Survival, Superhero, Suspense,
		The Movie, Thriller, Time Loop, Trilogy, True Crime, True Story, War, War Story, Western, Zombie, Zombies, Vampire, Vampires, Aliens, Robots, Ghosts, Witches, Pirates, Gladiator, Gangster, Gangsters, Heist, Love, Family, Sports, Spy, Action Movie, Not Another Teen Movie, Teen Movie, Family Film, Cult, Classic, Kids, Mafia, Psychological, Dystopia, Apocalypse, Post Apocalypse, Space, Friendship, Grief, Death`,
};

const known = new WeakMap<Catalogue, Uint8Array>();

/** The bits of every trie node; read once for a catalogue. */
export function namesakes(c: Catalogue): Uint8Array {
	let bits = known.get(c);
	if (bits === undefined) {
		bits = new Uint8Array(c.nodeWord.length);
		for (const [name, list] of Object.entries(LISTS))
			for (const title of list.split(',')) {
				const node = nodeOf(c, formWords(title.replace(/\s+/g, ' ')));
				if (node > 0) bits[node]! |= NAMESAKE[name as keyof typeof NAMESAKE];
			}
		known.set(c, bits);
	}
	return bits;
}

/** The trie node of a form, or 0. */
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
