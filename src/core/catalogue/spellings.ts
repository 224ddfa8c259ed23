/** Variants normalized to one spelling: "Rocky II" and "Rocky 2", "Judgement" and "Judgment", "St." and "Saint". */
export const SPELLINGS = new Map<string, string>();
[
	'2 ii two',
	'3 iii three',
	'4 iv four',
	'5 five',
	'6 vi six',
	'7 vii seven se7en',
	'8 viii eight',
	'9 ix nine',
	'10 ten',
	'11 xi eleven',
	'12 xii twelve',
	'13 xiii thirteen',
	'vol volume',
	'part pt',
	'dr doctor',
	'mr mister',
	'st saint',
	'vs versus',
	'judgment judgement',
	'color colour',
	'colors colours',
	'gray grey',
	'theater theatre',
	'favorite favourite',
	'neighbor neighbour',
	'neighbors neighbours',
	'honor honour',
	'harbor harbour',
	'armor armour',
].forEach((line) => {
	const [canonical, ...others] = line.split(' ');
	for (const other of others) SPELLINGS.set(other, canonical!);
});
