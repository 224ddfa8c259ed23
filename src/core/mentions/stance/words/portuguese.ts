import type { CueWords } from '../cues.ts';

export const PORTUGUESE: CueWords = {
	love: `amo amei ama amamos adoro adorei adora adoramos obra_prima obras_primas maravilh* incrível incríveis espetacular* fantástic* excelente* genial* perfeit* sensacional* magnífic* brilhante* extraordinári* impecável inesquecível fenomenal* sublime* lindíssim* foda fodástico filmaço filmão deslumbrante* emocionante* excepcional* fascinante* impressionante* estupend*
		clássico clássica joia pérola imperdível apaixonei apaixonad* apaixonante* espantos* arrebatador* magistral* nota_10 nota_dez cinco_estrelas obrigatório melhor_filme delícia lindo linda lindos lindas ótimo ótima ótimos ótimas`,
	good: `prefiro gosto gostei gosta gostamos gostar gostou gostava curti curtir curto curte bom boa bons boas bem legal legais bonit* divertid* diverti diverte interessante* emocion* tocante* comovente* inteligente* original* envolvente* prende prendeu recomendável agradável surpreend* surpreendente* belo bela beleza gostos* fof* engraçad* ri chorei chorar vale merece acert* eficiente* eficaz* sólid* forte potente* sensível
		intens* cativante* encantador* encantou encantad* bacana massa top fixe giro gira convincente* convenceu poderos* delicad* refrescante* feliz prazer divertido charme charmos* bem_feito bem_feita memorável empolgante* simpátic*
		profundo profunda reflexão elegant* inovador* único única ambicios* humano humana poesia poétic* talento imersiv* irresistível inquietante* perturbador* assustador* magia mágic* energia sucesso necessári* importante lágrimas arrepi* vibrante* enorme* cuidad* cru visceral honest* impact* gênio génio uau wow fascin* hilári* hilariante* afetuos* inebriante* complex*`,
	soso: `razoável mais_ou_menos mediano mediana ok okay regular medíocre* aceitável assistível esquecível previsível nada_demais nada_de_mais nada_mal não_é_mau não_é_ruim nem_bom assim_assim morno morna irregular* correto competente* dá_pra_assistir dá_para_ver meia_boca passável meh médio mediocre_mas apesar sessão_da_tarde`,
	bad: `não_percam_tempo não_perca_tempo evitem fujam mau má maus mal ruim ruins chato chata chatos chatice entediante* tédio lento lenta arrastad* decepcion* decepção desilu* fraco fraca fracos fracas bobo boba besta idiota* estúpid* ridícul* absurd* cansativ* pretensios* vazio vazia desnecessári* forçad* cliché* clichê* perda_de_tempo desperdíci* falh* fracass* enfadonh* maçador* aborrecid* secante sem_graça confus* pena infelizmente insoss* dormi sono irritante* problema problemas superficial* peca raso rasa
		não_funciona larguei desisti evit* sem_sal piegas broxante deixa_a_desejar
		bocej* incoerên* desajeitad* previsíve* caricat* vulgar* interminável grotesc* bagunç* exagerad* sem_alma sem_sentido preguiços* excessiv* longo_demais longa_demais frio fria defeito defeitos abusa repetitiv* cansad* cansou cansa barato perdi_meu_tempo tempo_perdido genéric* desperdiça desperdiçad* mal_feito mal_feita fraquinh* sofrível decaiu fiasco flopou`,
	hate: `odeio odiei odiado detest* horrível horríveis péssim* terrível lixo merda bosta porcaria pavoros* insuportável nojo nojent* desastr* desastros* vergonha vergonhos* lamentável tosco tosca intragável medonh* horroros* ridículo_de insulto aberração porra_de`,
	best: `melhor melhores favorito favorita favoritos favoritas preferido preferida preferidos número_um top top_10 de_todos_os_tempos da_vida`,
	worst: `pior piores menos_favorito`,
	over: `superestimad* sobrevalorizad* supervalorizad* sobrestimad*`,
	under: `subestimad* subvalorizad* injustiçad* pouco_conhecido`,
	not: `não nao nem nunca jamais nada sem nenhum nenhuma tampouco`,
	but: `mas porém contudo entretanto embora apesar no_entanto enquanto exceto todavia`,
	want: `quero queria quis vontade ansios* espero esperando esperar esperava expectativa* aguardo aguardando aguardad* hype estreia estreará estrear próximo próxima trailer pretendo na_lista hoje_à_noite gostaria adoraria em_breve por_ver`,
	unseen: `mal_posso_esperar não_vejo_a_hora quero_ver queria_ver quero_assistir não_vi ainda_não nunca_vi nunca_assisti vou_ver vou_assistir preciso_ver preciso_assistir ansioso_para ansioso_por ansiosa_para estou_ansioso`,
	seen: `vi assisti visto revi assistindo vimos assistimos revendo reassisti acabei_de_ver acabei_de_assistir revisitei`,
	others: `mulher esposa marido esposo namorada namorado mãe pai irmã irmão filho filha filhos amigo amiga amigos crítica críticos público gente todo_mundo toda_a_gente muitos alguns dizem diz fãs espectadores pessoal pessoas ele_gostou ela_gostou ela_amou ele_amou`,
	self: `eu me meu minha meus minhas nós nosso pessoalmente acho achei opinião mim a_gente`,
	suggest: `recomend* indic* assistam vejam assista veja vale_a_pena não_percam não_perca tem_que_ver tem_que_assistir confira confiram deveria deviam corre`,
	ask: `procuro procurando alguém_sabe alguém_conhece indiquem sugestões parecido parecidos similar que_filme qual quais por_que como_se_chama quem onde`,
	more: `melhor superior* supera superou`,
	less: `pior inferior* menos abaixo não_chega_aos_pés`,
	than: `que comparado comparação do_que`,
	like: `como lembra lembrou parece parecid* homenagem paródia mistura referência* inspirad* estilo cópia tipo`,
	if: `se`,
	film: `filme filmes longa cinema documentário comédia thriller drama sequência esse essa este esta terror remake saga obra`,
	part: `ator atores atriz atuação atuações interpretação roteiro argumento história trama enredo efeitos música trilha_sonora banda_sonora fotografia cena cenas personagem personagens momento momentos final direção realização diretor realizador diálogos ideia humor ritmo ação animação papel montagem`,
	fact: `dirigido dirigida oscar óscar prêmio prémio prêmios indicado indicada nomeado lançado lançamento estreou dvd netflix amazon disney episódio temporada minutos bilheteria baseado baseada adaptação filmado pôster entrevista festival cannes conta narra palma_de_ouro`,
	very: `muito tão realmente totalmente absolutamente super bastante demais verdadeiramente extremamente tanto bem_mais`,
	is: `é era foi são eram está estava parece continua ser`,
	nothing: `melhor_amigo melhor_amiga melhor_ator melhor_atriz melhor_diretor melhor_direção melhor_animação bom_dia boa_tarde boa_noite não_só não_apenas apaixonados história_de_amor se_bem bem_como tudo_bem sem_dúvida nada_mais pelo_menos ao_menos`,
};
