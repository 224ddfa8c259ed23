import type { CueWords } from '../cues.ts';

export const GERMAN: CueWords = {
	love: `liebe lieb liebte lieben geliebt liebt meisterwerk* meisterhaft* grandios* fantastisch* phantastisch* großartig* grosartig* brillant* genial* hervorragend* ausgezeichnet* wunderbar* perfekt* umwerfend*
		sensationell* atemberaubend* überwältigend* unvergesslich* unvergeßlich* phänomenal* überragend* herausragend* begeistert* begeister* hammer hammermäßig wahnsinn* geil* mega klassiker kult kultfilm juwel perle
		vergöttere absolut_sehenswert pflichtprogramm muss_man_gesehen_haben muss_man_sehen weltklasse spitze spitzenfilm umgehauen vom_hocker top_film ein_muss zum_niederknien traumhaft* göttlich* vorzüglich* exzellent* famos*`,
	good: `gut gute guter gutes guten gutem toll tolle toller tolles tollen schön schöne schöner schönes schönen mag mochte mögen gemocht gefällt gefiel gefallen gern gerne unterhaltsam* amüsant* lustig* witzig* spannend* sehenswert* gelungen*
		beeindruckend* beeindruckt berührend* berührt bewegend* fesselnd* packend* charmant* klug* originell* stark starke starker starkes starken überzeugt überzeugend* interessant* empfehlenswert* angenehm* liebevoll* sympathisch* clever* raffiniert* erfrischend* herrlich*
		überrascht positiv spaß spass gelacht geweint lohnt lohnenswert cool coole cooler cooles lieblich* intensiv* mitreißend* mitgerissen stimmungsvoll* atmosphärisch* wert solide solider solides nett nette netter freude genossen genieße gefeiert feiere fan bezaubernd* köstlich*
		empfehlung lohnenswert* tiefgründig* nachdenklich* intelligent* kurzweilig* humorvoll* einfühlsam* feinfühlig* poetisch* stilvoll* ergreifend* rührend* bildgewaltig* faszinierend* fasziniert innovativ* gruselig* düster glänzt glänzend* punktet herzerwärmend* herzlich* authentisch* glaubwürdig* wow lachen tränen gänsehaut hut_ab erfolg zeitlos* wichtig* wunderschön* ideenreich* vergnügen gelohnt lohnte überrascht_positiv angetan zufrieden`,
	soso: `okay ok ganz_okay ganz_ok ganz_nett ganz_gut durchschnitt* mittelmäßig* mittelmaß geht_so naja na_ja mäßig* passabel* nicht_schlecht nichts_besonderes nichts_neues solala so_lala durchwachsen* gemischt* zwiespältig* brauchbar* anschaubar* vorhersehbar* kann_man_sehen kann_man_schauen
		in_ordnung halbwegs teils_teils nette_unterhaltung weder geteilt geteilter_meinung ganz_unterhaltsam akzeptabel* ausbaufähig* schwächen leidlich* einmal_ansehen hat_mich_nicht_umgehauen`,
	bad: `könnt_ihr_euch_sparen kann_man_sich_sparen sparen erspart geschenkt schlecht* langweil* gelangweilt enttäusch* schwach schwache schwacher schwaches schwachen öde öder fad fade nerv* genervt zäh zähe doof* dumm* blöd* albern* kitsch* flach flache platt platte unnötig* überflüssig* lahm* mies* sinnlos* zeitverschwendung verschwend* missraten* mißraten* misslungen* unlustig* anstrengend*
		schade leider peinlich* unglaubwürdig* klischee* eingeschlafen ausgeschaltet abgebrochen quäl* gequält lieblos* einfallslos* nichtssagend* belanglos* wirr* konfus* unausgegoren* reinfall flop langatmig* finger_weg finger_davon ermüdend* plump* nicht_mein_fall nicht_meins kein_fan nichts_anfangen verfehlt überfrachtet* seicht*
		langeweile gähn* konstruiert banal* trivial* oberflächlich* schwachsinn* unsinn quatsch unpassend* übertrieben* hölzern* uninspiriert* austauschbar* holprig* verwirrend* unlogisch* logiklöcher* unnütz* lächerlich* gewollt schnarch* ideenlos* spannungsarm* spannungslos* lau laue zieht_sich zog_sich geldverschwendung ärgerlich* geärgert kalt_gelassen ließ_mich_kalt verloren gescheitert scheitert schwächelt traurig misserfolg versagt unsympathisch*`,
	hate: `hasse hasst hasste hassen gehasst grauenhaft* grauenvoll* furchtbar* schrecklich* fürchterlich* grottenschlecht* unterirdisch* katastroph* schrott müll mist scheiße scheisse beschissen* unerträglich* abscheulich* widerlich* schund dreck entsetzlich* gruselig_schlecht zum_kotzen frechheit zumutung desaster bodenlos* kotzen ekelhaft* verabscheue`,
	best: `beste bester bestes besten lieblingsfilm* lieblings* größte größter favorit* top schönste schönster schönstes aller_zeiten nummer_eins`,
	worst: `schlechteste schlechtester schlechtestes schlechtesten schlimmste schlimmster schlimmsten mieseste miesester flops tiefpunkt`,
	over: `überbewertet* überschätzt* überhyped gehypt hype_nicht`,
	under: `unterbewertet* unterschätzt* übersehen* verkannt* geheimtipp`,
	not: `nicht kein keine keinen keiner keines keinem nie niemals nichts ohne kaum weder nee nö`,
	but: `aber doch jedoch allerdings trotz trotzdem obwohl dennoch während sondern`,
	want: `will wollen möchte möchten würde_gern freu freue freuen gespannt hoffe hoffentlich hoffen erwarte erwartet erwartung* warte warten steht_noch trailer kommt_ins_kino demnächst bald geplant vorhabe noch_anschauen läuft_an heute_abend morgen ansehen_werde anschauen_werde wartet`,
	unseen: `freu_mich freue_mich gespannt_auf vorfreude kann_es_kaum_erwarten noch_nicht_gesehen nicht_gesehen nie_gesehen noch_nie_gesehen merkliste watchlist will_unbedingt möchte_ich_sehen noch_sehen noch_schauen muss_ich_noch freue_ich_mich noch_nicht_angeschaut wird_bestimmt freu_ich_mich freuen_uns`,
	seen: `gesehen sah angesehen angeschaut geschaut geguckt gesichtet schaute sahen geguckt gestern`,
	others: `frau mann freundin freund mutter vater schwester bruder sohn tochter kinder freunde kritiker kritiken publikum zuschauer leute alle viele jeder jemand meine_frau mein_mann andere anderen meisten fans manche er_fand sie_fand`,
	self: `ich mich mir mein meine meiner meinen wir uns meiner_meinung finde fand`,
	suggest: `empfehl* empfohlen tipp anschauen ansehen unbedingt reinschauen schaut_euch schau_dir solltet_ihr sollte_man muss_man lohnt_sich sehenswert* gucken_lohnt filmtipp`,
	ask: `suche sucht gesucht kennt_jemand kennt_ihr vorschläge empfehlungen ähnlich ähnliche weiß_jemand hat_jemand was_haltet wie_heißt welcher_film welchen warum wer wie wo`,
	more: `besser bessere besserer besseres übertrifft überlegen stärker stärkste`,
	less: `schlechter schwächer schlimmer unterlegen weniger reicht_nicht kommt_nicht_an`,
	than: `als verglichen vergleich gegenüber gegen`,
	like: `wie erinnert ähnelt mischung anspielung hommage parodie anleihen abklatsch kopie mix stil`,
	if: `wenn falls ob`,
	film: `film filme filmen streifen kino dokumentation doku komödie thriller drama fortsetzung teil dieser dieses er es horrorfilm horror remake reihe`,
	part: `schauspieler* darsteller* leistung drehbuch handlung geschichte story effekte musik kamera bilder szene szenen figur figuren charaktere moment momente ende dialoge idee humor witze schnitt action animation rolle anfang inszenierung regie regisseur soundtrack wendung`,
	fact: `regie hauptrolle hauptrollen gedreht oscar oscars preis nominiert erschienen erscheint kinostart blu_ray dvd stream netflix amazon disney folge staffel minuten budget einspielergebnis spielt spielte verfilmung basiert handelt läuft premiere veröffentlicht plakat interview`,
	very: `sehr echt wirklich total absolut extrem richtig so unglaublich voll ziemlich super überaus wahnsinnig zutiefst durchaus`,
	is: `ist war sind waren bleibt wirkt wirkte wurde`,
	nothing: `liebe_zum liebesgeschichte lieber_herr guten_morgen guten_tag guten_abend bester_freund beste_freundin bester_film beste_regie bester_hauptdarsteller nicht_nur nicht_zuletzt mag_sein gute_nacht so_gut_wie liebe_leute verliebt als_ob im_besten`,
};
