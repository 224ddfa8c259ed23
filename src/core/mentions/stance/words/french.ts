import type { CueWords } from '../cues.ts';

export const FRENCH: CueWords = {
	love: `adore jadore adorer adoré jadorais adorais adorons adorent chef_doeuvre chefs_doeuvre chef_d_oeuvre chefdoeuvre magnifique* génial* excellen* sublime* parfait* époustouflant* extraordinaire* incroyable* fabuleu* magistral* grandiose* fantastique* exceptionnel* merveill* splendide* inoubliable* culte
		bouleversant* bouleversé brillant* brillamment génie bijou pépite claque énorme monument monumental* phénoménal* hallucinant* renversant* coup_de_coeur parfaitement sensationnel* prodigieu* virtuose* bluffant* bluffé captivé hypnotis* à_ne_pas_manquer incontournable* remarquabl* je_taime tuerie
		jai_adoré formidable* éblouissant* jouissif* jouissive* admirabl* maestria perfection triomphe ovni_génial meilleur_film`,
	good: `préfère aime jaime aimé aimer aimais aimait apprécié apprécie japprécie apprécier bon bonne bons bonnes bien beau belle beaux superbe* sympa sympathique* plaisir plaisant* plaît plait plu amusant* drôle* touchant* émouvant* émotion* ému prenant* intéressant* passionn* efficace* réussi réussie réussite réussit
		agréable* charmant* charme intelligent* original* originale recommand* conseil* convaincant* convaincu convainc séduit séduisant* surprenant* captivant* palpitant* poignant* divertissant* divertissement ravi enchanté jolie joli joliment délicieu* savoureu* fort forte puissant* subtil* subtile soigné* maîtris* fascinant* fascine intense* impressionnant* impressionné
		vaut mérite kiffe kiffé sensible* rafraîchissant* haletant* solide* audacieu* inspiré* hilarant* ri pleuré top cool beauté poétique* juste justesse frissons rêver envoûtant* saisissant*
		réflexion profond* élégan* inventif* inventive* rythmé rythmée singulier unique ambitieu* spectaculaire* tendre tendresse humanité humain lumineu* poésie force talent talentueu* référence immersi* transporté transporte scotché scotche accroche attachant* irrésistible* percutant* effrayant* glaçant* angoissant* somptueu* magie magique énergie jubilatoire* succès réjouissant* vivifiant* hâte_de_revoir chapeau bravo waouh larmes rire rires adorable* nécessaire important brio splendeur réaliste crédible leçon apogée panthéon imparable grands`,
	soso: `pas_mal moyen moyenne moyennement correct* passable* mitigé* sans_plus bof banal* inégal* potable regardable oubliable* sympathique_sans honnête prévisible* convenu* tiède* ni correctement assez_bien plutôt_bien un_peu_déçu malgré défauts petit_bémol bémol* se_laisse_regarder se_laisse_voir anecdotique* partagé perplexe dommage_que en_demi_teinte manque_de pas_si_mal sans_prétention inabouti*`,
	bad: `passez_votre chemin fuyez mauvais mauvaise* ennui* ennuyeu* ennuyé lent lente décev* déçu* déception dommage faible* faiblard* raté ratée ratage rate plat plate fade* lourd* lourdingue longuet* long longueurs cliché* ridicule* stupide* bête* idiot* mièvre* prétentieu* creux creuse vide* inutile* inintéressant* pénible* agaç* agacé énerv* gâch* gaspill*
		bâclé* brouillon* incohéren* invraisemblable* caricatur* laborieu* soporifique* endormi dormi poussif* poussive* indigeste* surfait perte_de_temps échoue échec problème* regrett* frustrant* rageant rageante grossi* artificiel* niais* superficiel* accroché désagréable* vain vaine fatigant* manqué tombe_à_plat passez_votre_chemin à_éviter évitez éviter lassant* simpliste* pauvre*
		bâillé baill* invraisemblan* platitude* embarrass* embarassant* franchement_mauvais manque manquent maladroit* maladresse* écueils écueil sombrer sombre_dans vulgaire* interminabl* grotesque* absurde_et bancal* confus* décousu* fouillis surjoué* surjou* sans_saveur sans_intérêt sans_âme sans_relief sans_personnalité aseptisé* lisse insipide* fainéant* paresseu* bavard* excessif* trop_long trop_longue boursouflé* pompeu* lassé lasse perdu perdre_son_temps remboursé gêne gênant* froid laissé_froid insuffisant* défaut oublier problématique* facile facilité facilités`,
	hate: `déteste* détesté nul nulle nuls nullissime navet daube merde merdique horrible* horriblement atroce* affligeant* catastroph* insupportable* pitoyable* médiocre* immonde* honteu* honte pourri* bouse* bouses consternant* abject* minable* lamentable* désastr* désastreu* abominable* navrant* imbuvable* infâme* exécrable* purge scandaleu* arnaque torchon vomir débile* calamité dégueulasse écoeurant* foutage haïs purge affreu*`,
	best: `meilleur meilleure meilleurs meilleures préféré préférée préférés favori favoris plus_grand plus_beau plus_beaux numéro_un top_10`,
	worst: `pire pires plus_mauvais plus_nul moins_bon moins_bons`,
	over: `surestimé* surcôté* surcoté* sur_côté sur_coté sur_estimé survendu*`,
	under: `sous_estimé* sousestimé* sous_coté* sous_côté* méconnu* méconnue oublié injustement`,
	not: `pas ne non jamais aucun aucune sans rien guère ni nest na naime nai nont nas plus`,
	but: `mais cependant pourtant malgré toutefois néanmoins alors_que quoique tandis hormis sauf bien_que même_si`,
	want: `envie veux voudrais voulais hâte attends attend attendre attente* attendais jattends espère jespère espérer impatient* bientôt prochain prochaine bande_annonce à_voir sortira à_venir sortie sort_en curieux ce_soir jaimerais`,
	unseen: `jai_hâte hâte_de attends_avec impatient_de pas_vu pas_encore_vu jamais_vu vais_voir irai_voir envie_de_voir veux_voir voudrais_voir hâte_de_voir compte_voir dois_voir jaimerais_voir à_voir_bientôt`,
	seen: `vu vus regardé revu visionné vois revoir visionnage séance vu_hier sortant`,
	others: `femme mari copine copain mère père soeur frère fils fille enfants amis ami critiques critique presse public spectateurs gens tout_le_monde certains beaucoup_de_gens on_dit disent dit fans détracteurs quelquun autres il_a_adoré elle_a_adoré les_gens`,
	self: `je me moi mon ma mes jai jy jen nous notre nos javais javoue jaime jadore personnellement mavis`,
	suggest: `recommand* conseill* à_voir foncez courez_voir allez_voir regardez allez_y ne_manquez_pas vaut_le_détour vaut_le_coup à_regarder à_découvrir jetez`,
	ask: `cherche recherche quelquun_connaît connaissez quel_film quels_films similaire* comme_film pourquoi comment qui qui_est où`,
	more: `mieux supérieur* surpasse dépasse davantage`,
	less: `pire moins inférieur* arrive_pas_à_la_cheville`,
	than: `que quun quune comparé comparaison par_rapport comparer face`,
	like: `comme rappelle rappell* ressembl* semblable* clin_doeil hommage parodie mélange inspiré référence* références copie façon style plagiat évoque`,
	if: `si`,
	film: `film films long_métrage cinéma oeuvre documentaire comédie thriller drame suite volet ce cette celui_ci opus horreur remake saga il`,
	part: `acteur* actrice* jeu interprétation scénario histoire intrigue effets musique image images photographie scène scènes personnage personnages moment moments fin réalisation mise_en_scène dialogue dialogues idée humour rythme action animation rôle caméra casting bande_son`,
	fact: `réalisé réalisateur oscar oscars césar prix nommé sorti sorties dvd blu_ray netflix amazon disney épisode saison minutes budget box_office adapté adaptation basé joue affiche interview festival cannes première diffusé raconte suit`,
	very: `très vraiment tellement trop totalement absolument extrêmement complètement si super hyper carrément plutôt assez profondément`,
	is: `est était cest cétait sont étaient reste semble fut être`,
	nothing: `bien_que bien_sûr ou_bien aussi_bien_que si_bien bon_voyage meilleur_ami meilleure_amie meilleur_film_étranger meilleur_acteur meilleure_actrice meilleur_réalisateur amoureux histoire_damour histoires_damour bien_entendu non_seulement eh_bien il_y_a ne_que sans_doute plus_tard en_plus de_plus la_plupart tant_bien le_plus la_plus les_plus plus_ou plus_de non_plus bon_courage bien_plus`,
};
