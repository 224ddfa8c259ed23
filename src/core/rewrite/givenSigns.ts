/** Signs that what is left of a post still gives a film away. They come in the file of lists. */
export const GIVEN_SIGNS = {
	INSIDE:
		/(?<!\p{L})(?:in|(?:start|beginning|end|opening|scenes?|shots?|moments?|sequences?|finale|half) (?:of|in|from)|au début de|à la fin de|dans|am Anfang von|am Ende von|al principio de|al final de)\s+$/iu,
	QUOTED: /[“"«„](?:[\p{L}\p{N}'’,]+[\s…-]+){3,}[\p{L}\p{N}'’]+[.!?,…]*[”"»“]/u,
	/** The name of a song or a speech. */
	CALLED: /[“"«„]\p{Lu}[^“”"«»„]{2,}[”"»“]/u,
	/** A length that few other films come near. */
	LENGTH:
		/(?<![\p{L}\p{N}])(?:(?:[4-9]|1\d|four|five|six|seven|eight|nine|ten|vier|fünf|sechs|sieben|acht|neun|quatre|cinq|sept|huit|neuf|cuatro|cinco|seis|siete|ocho|quattro|cinque|sei|sette|otto|quatro|sete|oito)(?: and a half|½)?[ -](?:hours?|Stunden|heures|horas|ore)|[2-9]\d\d[ -](?:min\p{L}*))(?!\p{L})/iu,
	/** Its subject and contents: "a film about a lawnmower", "the motorcycle scene", "who plays Ana". */
	ABOUT:
		/(?:^|,|[–—])\s*(?:an?|the|this|that) (?:film|movie)\s+(?:about|in which|where)\s+[^,.;:!?]+|^,?\s*(?:where|in which|the one (?:with|where|about))\s+[^,.;:!?]+|(?:,|[–—])\s+the (?:\p{L}+ )?(?:one|film|movie) (?:with|about|where|in which)\s+[^,.;:!?]+/iu,
	SCENES: [
		/(?<!\p{L})(?:the|that)\s+(?:\p{Ll}+\s+){0,2}(\p{Ll}+)\s+(?:scene|sequence|episode|subplot|monologue|speech)s?(?!\p{L})/giu,
		/(?<!\p{L})the\s+(?:\p{Ll}+\s+){0,3}?(\p{Ll}+)\s+(?:at|near|towards) the (?:very )?(?:end|start|beginning)(?!\p{L})(?! of (?:the|my|our|this|last) (?:\p{Ll}+ )?(?:day|night|evening|week|month|year|term|line|street|road))/giu,
		/(?<!\p{L})(\p{Lu}\p{L}+)['’]s (?:lines|monologue|speech|last words|death)(?!\p{L})/gu,
		/(?<!\p{L})(?:lines|falas|frases|battute|répliques|Sprüche) (?:of|do|da|de|del|di|du|von) (\p{Lu}\p{L}+)/gu,
		/(?<!\p{L})lo de(?:l| la| los| las) (\p{Ll}+)[^.!?]* de memoria/giu,
		/(?<!\p{L})(?:the|that) (?:scene|shot|moment|part|bit) (?:with|in|on|at|where|when) (?:the|an?|he|she|they)\s+(\p{Ll}+)/giu,
		/(?<!\p{L})(?:who|that) plays? (\p{Lu}\p{L}+)/gu,
		/(?<!\p{L})[Dd](?:ie|er) (?:Szene|Moment),? (?:mit|in|an|wo|als|auf) (?:der|dem|den|die) (\p{Lu}\p{L}+)/gu,
		/(?<!\p{L})(?:la|las|el|il|a|o|le|l['’]) ?(?:escena|secuencia|episodio|scena|sequenza|cena|sequência|episódio|scène|séquence|épisode) (?:del?|della|dell['’]|do|da|du|de la|de l['’]|con|com|avec) ?(?:el |la |le |il |l['’]|a |o )?(\p{Ll}+)/giu,
	],
	/** Words of which each of these has one: patterns of letters take milliseconds when they are first used. */
	OF_SCENES:
		/sc[eè]n|cena|s[eé][cq]u[eê]n|pis[oó]d|subplot|monologue|speech|the (?:very|end|start|beginning)|lines|words|death|falas|frases|battute|répliques|sprüche|memoria|shot|moment|part|bit|play|szene/iu,
	/** What was laughed or cried at, or stays: "laughed so hard at the snow traps", "thinking about that phone call". */
	MOVED: [
		/(?<!\p{L})watching (?:someone|somebody|people|a (?:man|woman|boy|girl)|two \p{Ll}+)\s+(?:\p{Ll}+\s+){1,2}?(\p{Ll}{3,})(?=\s*[.,;!?]|\s+(?:in|on|for|with|at)\s)/giu,
		/(?<!\p{L})(?:laugh|cr[yi]|scream|jump|gasp|flinch|lost it|los(?:e|ing) it|sob|weep|wept|winc)\p{L}*\s+(?:(?:so|very|really|too|hard|out|loud|a lot)\s+)*(?:at|during|over|when)\s+(?:the|that|those)\s+(?:\p{Ll}+\s+)?(\p{Ll}{3,})/giu,
		/(?<!\p{L})(?:cried|wept|sobbed|bawled)\s+(?:at|over)\s+an?\s+(\p{Ll}{3,})/giu,
		/(?<!\p{L})(?:thinking|think|dream\p{L}*) (?:about|of) (?:that|those)\s+(?:\p{Ll}+\s+){0,2}?(\p{Ll}{3,})(?=\s+(?:at|in|with|from|on) (?:the|his|her)\s|[.,;!?])/giu,
	],
	/** Recalled without a verb: "can't stop thinking about X, that ice cream truck". */
	RECALLED:
		/[,;]\s+(?:that|those)\s+(?:(?:\p{Ll}+\s+){1,2}\p{Ll}{3,}|(?!\p{Ll}+(?:ed|[^s]s)(?!\p{L}))(\p{Ll}{3,}))(?=\s*(?:[,.!;]|$))/giu,
	/** The same for what is recalled or moves. */
	OF_MOVED: /watching\s|th(?:at|ose)\s|(?:at|during|over|when)\s+the\s|cried|wept|sobbed|bawled/iu,
	/** A thing of a film that is in its title's place: "the phone box from X". */
	OF_TITLE: /(?<!\p{L})the\s+(?:\p{Ll}+\s+)?(\p{Ll}{3,})\s+from\s+$/iu,
	/** What the people of a story do: "The son arrives with his wife, the mother fries corn". */
	ACTS: /(?:^|[.!?,;:]\s+(?:and\s+)?)the\s+(?:(?:old|young|little)\s+)?(son|daughter|mother|father|boy|girl|husband|wife|widow|brother|sister|grand(?:mother|father)|uncle|aunt|detective|doctor|priest|teacher|hero|heroine|killer|stranger|soldier|king|queen)\s+(?!(?:is|was|has|says|thinks)\s)\p{Ll}+s(?!\p{L})/giu,
};
