import type { CueWords } from '../cues.ts';

export const ITALIAN: CueWords = {
	love: `adoro adorato adorata adora amo amato amata lho_amato lho_adorato capolavoro capolavori meraviglios* stupend* fantastic* eccezional* straordinari* incredibil* splendid* magnific* bellissim* perfett* geniale geniali eccellent* superb* spettacolar* sublim* indimenticabil* emozionant* imperdibil* da_non_perdere brillant* favolos* grandios* pazzesc* impeccabil* strepitos* memorabil*
		cult filmone gioiello gioiellino perla mozzafiato bomba spaziale innamorat* folgorat* travolgent* magistral* ottimo ottima ottimi consigliatissim* toccante cinque_stelle`,
	good: `preferisco piace piaciuto piaciuta piacque piacevol* piaciuti piacciono bello bella belli belle bel buon buono buona buoni buone bene divertent* divertito divertita carino carina carini interessant* coinvolgent* commovent* commosso commossa intens* intelligent* original* riuscito riuscita godibil* gradevol* consigliat* convincent* convinto convince efficac* apprezzat* apprezzo apprezzare simpatic* affascinant* appassionant* avvincent* delicat* dolce poetic* profond* forte potente
		riso pianto ridere emozion* sorpres* sorprendent* merita vale goduto soddisfatto soddisfacent* ben_fatto ben_fatta fresco curat* solido notevol* raffinat*
		riflession* eleganz* elegant* innovativ* unico unica ambizios* umano umana poesia talento immersiv* irresistibil* inquietant* magia magic* energia successo necessario importante lacrime brividi esaltant* impression* realistic* credibil* ironic* spassos* esilarant* incant* tenero tenera accattivant* bravo bravi wow genio`,
	soso: `così_così carino_ma discret* mediocr* passabil* sufficient* guardabil* nella_media nulla_di_che niente_di_che niente_di_speciale non_male niente_male senza_infamia accettabil* mah boh dimenticabil* prevedibil* scontat* altalenant* senza_pretese si_lascia_guardare si_lascia_vedere né tutto_sommato decente decoros* normale alti_e_bassi a_metà`,
	bad: `evitate evita lasciate_perdere lascia_perdere brutto brutta brutti brutte male cattivo noios* noia annoiat* annoia annoiato lento lenta deludent* delus* delusione debol* scarso scarsa scialb* piatto piatta banal* stupid* ridicol* inutil* pesant* pretenzios* vuoto vuota sprecat* spreco perdita_di_tempo fiacc* mosci* fallit* fallimento pasticci* confus* insipid* forzat* peccato purtroppo sciocc* insuls* soporifer* addormentat* dormito lungagg* evitat* evitare incoerent* sconclusionat* stucchevol* irritant* fastidios* superficial* inverosimil* problema problemi manca non_mi_ha_convinto
		sbadigl* goffo goffa maldestr* caricatural* volgar* interminabil* grottesc* disordinat* senz_anima senza_anima senza_senso pigr* eccessiv* troppo_lungo troppo_lunga freddo fredda difett* abusa ripetitiv* logor* stanco stanca inconsistent* sopra_le_righe tempo_perso sconsiglio sconsigliat* improponibil* esagerat* fiasco flop`,
	hate: `odio odiato odiata odia orribil* pessim* terribil* schifo schifezza schifos* orrend* spazzatura merda inguardabil* insopportabil* penos* vergognos* vergogna disastr* disastros* atroc* detesto detestato porcheria boiata cagata ciofeca squallid* tremend* bruttissim* disgustos* obbrobrio`,
	best: `migliore migliori miglior preferito preferita preferiti preferite top numero_uno di_sempre di_tutti_i_tempi più_bello più_bel più_belli`,
	worst: `peggiore peggiori peggior più_brutto più_brutti`,
	over: `sopravvalutat* sovrastimat* sopravalutat*`,
	under: `sottovalutat* sottostimat* poco_conosciuto`,
	not: `non no né mai niente nulla senza nessun nessuno nessuna nemmeno neanche mica`,
	but: `ma però tuttavia nonostante sebbene anche_se eppure benché invece mentre tranne`,
	want: `voglio vorrei volevo voglia aspetto aspettando aspettare aspettativ* spero speriamo sperando attesa attendo curios* prossimo prossima trailer uscirà esce in_uscita da_vedere stasera in_arrivo mi_piacerebbe`,
	unseen: `non_vedo_lora non_vedo_l_ora voglio_vedere vorrei_vedere devo_vedere non_ho_visto non_lho_visto non_ho_ancora mai_visto ancora_visto andrò_a_vedere devo_ancora ancora_non aspetto_con`,
	seen: `visto vista visti rivisto guardato guardata vidi rivedere ho_visto appena_visto visione`,
	others: `moglie marito ragazza ragazzo fidanzata fidanzato madre padre mamma papà sorella fratello figlio figlia figli amico amica amici critica critici pubblico gente tutti molti alcuni dicono dice fan spettatori altri gli_è_piaciuto le_è_piaciuto le_piace gli_piace`,
	self: `io mi me mio mia miei ho noi ci personalmente secondo_me parere opinione a_me lho credo penso`,
	suggest: `consiglio consigliat* consigli raccomand* guardatelo guardatevi da_vedere da_recuperare recuperatelo non_perdetevi vale_la_pena merita_di dovete_vedere dovresti dovreste andate_a_vedere`,
	ask: `cerco cercando qualcuno_conosce qualcuno_sa consigliatemi suggeriment* simile simili che_film quale quali perché come_si_chiama chi dove`,
	more: `meglio migliore superior* supera batte`,
	less: `peggio inferior* meno non_regge`,
	than: `di del della rispetto confronto paragonato che paragone`,
	like: `come ricorda ricordato assomiglia somiglia omaggio parodia mix citazion* ispirat* stile copia tipo`,
	if: `se`,
	film: `film pellicola pellicole cinema opera documentario commedia thriller dramma sequel seguito questo questa horror remake saga`,
	part: `attore attori attrice recitazione interpretazion* sceneggiatura storia trama effetti musica musiche colonna_sonora fotografia scena scene personaggio personaggi momento momenti finale regia regista dialoghi idea umorismo ritmo azione animazione ruolo montaggio`,
	fact: `diretto girato oscar premio premi candidato candidata uscito uscita dvd netflix amazon disney episodio stagione minuti incassi incassato tratto adattamento interpretato locandina intervista festival racconta parla prodotto`,
	very: `molto davvero veramente proprio così tanto troppo assolutamente totalmente super estremamente tantissimo parecchio abbastanza`,
	is: `è era fu sono erano sembra resta rimane stato essere`,
	nothing: `miglior_amico migliore_amico miglior_film miglior_attore miglior_attrice miglior_regia innamorati storia_damore va_bene non_solo buongiorno buona_sera bene_o_male per_bene più_o_meno senza_dubbio non_a_caso`,
};
