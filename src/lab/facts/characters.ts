/**
 * Characters, teams, and real people in history who give films their names: text about them is not about the film. By
 * hand, as the data has no list of them; the best known first.
 */
export const FAMOUS_CHARACTERS = `
	Batman, Superman, Spider-Man, Iron Man, Captain America, Thor, Hulk, The Incredible Hulk, Black Widow, Ant-Man, Doctor
	Strange, Black Panther, Captain Marvel, Wonder Woman, Aquaman, Joker, Catwoman, Wolverine, Deadpool, X-Men, The Avengers,
	Avengers, Justice League, Fantastic Four, Guardians of the Galaxy, Suicide Squad, Daredevil, Green Lantern, The Flash,
	Supergirl, Venom, Blade, Hellboy, Spawn, Harry Potter, James Bond, Sherlock Holmes, Dracula, Frankenstein, Godzilla,
	King Kong, Robin Hood, Tarzan, Zorro, Hercules, Indiana Jones, Rocky, Rambo, RoboCop, Predator, Terminator, The
	Terminator, Alien, Aliens, Jaws, Shrek, Mulan, Pocahontas, Cinderella, Snow White, Peter Pan, Pinocchio, Bambi, Dumbo,
	Moana, Santa Claus, Jesus, Moses, Noah, Napoleon, Lincoln, Gandhi, Cleopatra, Spartacus, King Arthur, Hamlet, Macbeth,
	Romeo and Juliet, Sonic the Hedgehog, Mario, The Super Mario Bros., Scooby-Doo, Garfield, Casper, Popeye, Yogi Bear,
	Alice in Wonderland, Beauty and the Beast, The Little Mermaid, Rapunzel, Aladdin, Elsa, Ghostbusters, Teenage Mutant Ninja
	Turtles, Transformers, Power Rangers, The Muppets, The Simpsons, Minions, Barbie, Ken, Willy Wonka, Wonka`;
export const KNOWN_CHARACTERS = `
	Aladin, Ace Ventura, Alex Cross, Andor, Annabelle, Artemis Fowl, Asterix, Austin Powers, Bane, Barbarella, Beetlejuice,
	Beowulf, Birdman, Black Adam, Blue Beetle, Bonnie and Clyde, Borat, Bumblebee, Calamity Jane, Candyman, Captain Kirk,
	Carrie, Casanova, Catch-22, Chucky, Conan, Conan the Barbarian, Constantine, Coraline, Cruella, Cyrano, D'Artagnan,
	Darkman, Dick Tracy, Django, Doc Savage, Doctor Who, Don Juan, Donnie Darko, Dorian Gray, Dredd, Judge Dredd, Edward
	Scissorhands, Elektra, Elvis, Emma, Ender, Eternals, Fantomas, Faust, Ferdinand, Fletch, Flash Gordon, Forrest Gump,
	Freddy, Galileo, Ghost Rider, Gremlins, Gru, Hancock, Hannibal, Heidi, Houdini, Howard the Duck, Hugo, Jack Reacher, Jack
	Ryan, Jason Bourne, Jerry Maguire, Joan of Arc, John Carter, John Wick, Jonah Hex, Julius Caesar, Kick-Ass, King Lear,
	Kraven the Hunter, Lassie, Leatherface, Lolita, Luther, M3GAN, Madame Bovary, Madame Web, Malcolm X, Maleficent, Marie
	Antoinette, Matilda, Max Payne, Megamind, Merlin, Michael Clayton, Michael Collins, Monsters, Mortal Kombat, Morbius,
	Mother Teresa, Mowgli, Napoleon Dynamite, Neo, Nosferatu, Odin, Oliver, Oliver Twist, Optimus Prime, Othello, Paddington,
	Paul Blart, Percy Jackson, Pikachu, Puss in Boots, Ra.One, Red Sonja, Richard III, Riddick, Rob Roy, Sabrina, Saladin,
	Samson and Delilah, Scarface, Shaft, Shang-Chi, Shazam, Sherlock, Siegfried, Silver Surfer, Sinbad, Snake Eyes, Solo,
	Soldier, Steve Jobs, Swamp Thing, The Crow, The Green Hornet, The Invisible Man, The Lone Ranger, The Mask, The Mummy, The
	Munsters, The Addams Family, The Phantom, The Punisher, Punisher, The Rocketeer, The Shadow, The Smurfs, The Three
	Musketeers, The Wolf Man, The Wolfman, Thanos, Thumbelina, Tintin, Tomb Raider, Lara Croft, Tom Sawyer, Troll, Ultraman,
	Van Helsing, Vampires, Witches, Werewolves, Zombies, Voltron, Watchmen, Werewolf, Wicked, Winnie the Pooh, Xena, Zeus`;
