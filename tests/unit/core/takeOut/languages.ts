/** Sentences in other languages. The films in braces are to be taken out, those in angle brackets stay. */
export const languages: readonly (readonly [draft: string, without: string])[] = [
	[
		'Den neuen {Alexanderplatz} mit ihm fand ich auch gut, aber das ist nicht neu.',
		'Den neuen Film mit ihm fand ich auch gut, aber das ist nicht neu.',
	],
	[
		'Buchclub: {Alexanderplatz}. Das ist nicht so gut, aber ich habe es auch.',
		'Buchclub: ein anderer Film. Das ist nicht so gut, aber ich habe es auch.',
	],
	[
		'Ich habe {A} gestern mit meinem Bruder gesehen und er ist nicht gut.',
		'Ich habe einen anderen Film gestern mit meinem Bruder gesehen und er ist nicht gut.',
	],
	[
		'{A} ist nicht so gut wie {B}, aber ich habe das auch gesehen.',
		'Ein anderer Film ist nicht so gut wie noch einer, aber ich habe das auch gesehen.',
	],
	[
		'Ich habe den Film {A} mit dem Bruder in {B} gesehen, und es war wie {C}.',
		'Ich habe einen anderen Film mit dem Bruder in noch einem gesehen, und es war wie ein weiterer.',
	],
	[
		'Im Film {A} ist es nicht so, das habe ich dem Film {B} zu verdanken.',
		'In einem anderen Film ist es nicht so, das habe ich noch einem zu verdanken.',
	],
	['Ich mag ⟨A⟩, {B} und ⟨C⟩, das ist nicht neu.', 'Ich mag A und C, das ist nicht neu.'],
	[
		"Je l'ai vu hier avec mon frère, le film {A} est très long et la fin de {B} aussi.",
		"Je l'ai vu hier avec mon frère, un autre film est très long et la fin d'un autre encore aussi.",
	],
	[
		"J'ai vu {A} avec mon frère et ce n'est pas dans {B} que nous l'avons vu, mais au {C}.",
		"J'ai vu un autre film avec mon frère et ce n'est pas dans un autre encore que nous l'avons vu, mais à un film de plus.",
	],
	[
		'La vi ayer con mi hermano, la película {A} no es lo que esperaba pero {B} o {C} está bien',
		'La vi ayer con mi hermano, otra película no es lo que esperaba pero otra más o una película más está bien',
	],
	[
		'Il finale di {A} non è quello che mi aspettavo, ma il film {B} è molto bello',
		'Il finale di un altro film non è quello che mi aspettavo, ma un altro ancora è molto bello',
	],
	[
		'Eu vi o filme {A} com o meu irmão e não é o que eu esperava, mas {B} é muito bom, e no {C} também',
		'Eu vi outro filme com o meu irmão e não é o que eu esperava, mas mais um é muito bom, e em mais um filme também',
	],
	[
		"Nous avons vu {A} et {B} avec mon frère, mais ce n'est pas très bon.",
		"Nous avons vu un autre film avec mon frère, mais ce n'est pas très bon.",
	],
	[
		'Le film {A} est très bon, et nous avons vu {A} dans le train avec mon frère.',
		'Un autre film est très bon, et nous avons vu ce film dans le train avec mon frère.',
	],
	[
		"Il n'y a que {A} dans ma liste, et ce n'est pas très bien pour moi.",
		"Il n'y a qu'un autre film dans ma liste, et ce n'est pas très bien pour moi.",
	],
	[
		'Das ist nicht {A}, aber ich habe auch {A} gesehen und die Musik war gut.',
		'Das ist nicht ein anderer Film, aber ich habe auch diesen Film gesehen und die Musik war gut.',
	],
	[
		'{A} habe ich nicht gesehen, aber das ist auch nicht so schlimm.',
		'Einen anderen Film habe ich nicht gesehen, aber das ist auch nicht so schlimm.',
	],
	[
		'Wegen {A} habe ich das nicht gesehen, und für {B} bin ich auch zu müde.',
		'Wegen eines anderen Films habe ich das nicht gesehen, und für noch einen bin ich auch zu müde.',
	],
	[
		'Es ist mein {A} und das ist nicht der {B}, den ich sah, aber auch gut.',
		'Es ist mein Film und das ist nicht noch einer, den ich sah, aber auch gut.',
	],
	[
		'Das Ende des Films {A} war nicht gut, aber ich habe einen Film namens {B} gesehen.',
		'Das Ende eines anderen Films war nicht gut, aber ich habe noch einen gesehen.',
	],
	[
		'No es {A} ni la película llamada {B} lo que me gusta de este año, pero el final del film {C} está bien.',
		'No es otra película ni otra más lo que me gusta de este año, pero el final de una película más está bien.',
	],
	[
		"Non è {A} ma nel film {B} c'è anche questo, e il finale della pellicola {C} è molto bello.",
		"Non è un altro film ma in un altro ancora c'è anche questo, e il finale di ancora un film è molto bello.",
	],
	[
		'Não é o filme {A} mas um filme chamado {B} que eu vi com o meu irmão, e o fim do {C} é bom.',
		'Não é outro filme mas mais um que eu vi com o meu irmão, e o fim de mais um filme é bom.',
	],
];
