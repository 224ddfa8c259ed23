import type { CueWords } from '../cues.ts';

export const SPANISH: CueWords = {
	love: `encanta encantan encantó encantado encantaron encanto amo amé amamos adoro adoré obra_maestra obras_maestras obrón maravill* increíble* espectacular* excelente* genial* fantástic* brillante* extraordinari* perfect* magnífic* impresionante* sublime* fascin* flipante* alucinante* soberbi* estupend* inolvidable* imprescindible* joya joyita
		peliculón pelicula_de_culto peliculaza peliculon clásico clásica de_culto obligatoria imperdible* tremend* emocionant* hermos* precios* impecable* fenomenal* bestial* magistral* me_voló la_cabeza enamoró enamoré enamorado cinco_estrellas una_pasada pasada la_hostia buenísim* notabl* insuperable*`,
	good: `prefiero gusta gustan gustó gustaron gustado gustaba buena bueno buenas buenos buen bien bonit* divertid* entretenid* entretiene linda lindo recomendable* interesante* conmovedor* conmueve emotiv* emoción* inteligente* original* originales disfrut* disfruté agradable* encantador* atrapa atrapó atrapante sólid* fuerte potente* lograd* acertad* eficaz* efectiv*
		gracios* risa reí lloré llorar vale merece sorprend* grata gratamente sensible* cálid* tierna tierno ternura bellísim* bella bello belleza profund* intens* cautiva* apasionante* chula chulo mola moló convence convenció querid* simpátic* genuin* disfrutable* poderos* memorable* refrescante* aplaud* placer lucid* ingenios*
		reflexión reflexiona elegant* innovador* única único ambicios* humana humanidad poética poesía talento inmersiv* transporta irresistible* inquietante* perturbador* aterrador* magia mágica energía éxito necesaria importante lágrimas emociona emocionó vibrante* deslumbra* enorme* cuidad* crudo cruda visceral radical honest* impact* duele genio genia wow`,
	soso: `regular pasable* normalita normalito correcta correcto aceptable* mediocre* no_está_mal no_esta_mal nada_mal ni_fu_ni_fa sin_más sin_mas más_o_menos mas_o_menos decente* irregular* olvidable* entretenida_sin previsible* predecible* del_montón promedio meh tibia tibio a_medias desigual* ni_buena ni_mala se_deja_ver pasar_el_rato cumple cumplidora aprobado floja_pero`,
	bad: `no_pierdas no_pierdan pierdas_el_tiempo eviten eviten mal mala malo malas malos aburrid* aburre aburrí aburrimiento lenta lento decepcion* decepción floja flojo débil* tont* estúpid* ridícul* absurd* pesad* pretencios* vacía vacío cansa cansina cansino tópic* cliché* fallida fallido falla falló fracas* previsible* innecesari* sobra pérdida_de_tiempo desperdici* plan* insulsa insulso sosa soso torpe* incoherent* forzad* larga larguísima dormí duerme lástima pena desgracia*
		problema problemas confus* flojísim* decae insípid* cursi ñoñ* superficial* irritante* molest* cuesta no_me_convence no_me_gust* evit* mediocridad chafa fea feo carece
		bosteza* incoherencia* manid* caricatur* vulgar* interminable* grotesc* desordenad* sobreactuad* sin_alma sin_gracia sin_sentido sin_interés perezos* verborrea excesiv* demasiado_larga perdí tiempo_perdido fría frío insuficiente* defecto defectos abusa abuso genéric* cansad* cansó agota agotador* repetitiv* barata barato peca desaprovecha*`,
	hate: `odio odié odiado horribl* horrible* horror pésim* malísim* basura mierda espantos* terribl* asco asqueros* detest* insoportable* insufrible* patétic* bodrio truño porquería vergüenza vergonzos* lamentable* desastr* desastros* infame* nefast* repugnante* atroz abominable* un_insulto`,
	best: `mejor mejores favorita favorito favoritas favoritos predilect* número_uno top top_10 de_todos_los_tiempos preferida preferido`,
	worst: `peor peores menos_favorita`,
	over: `sobrevalorad* sobrestimad* sobreestimad* inflada`,
	under: `infravalorad* subestimad* subvalorad* menospreciad* poco_conocida`,
	not: `no ni nunca jamás nada sin ningún ninguna ninguno tampoco apenas`,
	but: `pero aunque sin_embargo mas sino pese a_pesar no_obstante mientras salvo`,
	want: `quiero quería quisiera ganas espero esperando esperar esperaba expectativa* expectativas ansios* ansias pendiente pendientes próximamente próxima próximo tráiler trailer estreno estrena iré_a_ver muero_por esta_noche me_gustaría`,
	unseen: `ganas_de_ver quiero_ver quisiera_ver no_he_visto no_la_he_visto no_vi aún_no todavía_no nunca_vi nunca_he_visto voy_a_ver tengo_que_ver muero_por_ver pendiente_de_ver por_ver no_puedo_esperar me_gustaría_ver`,
	seen: `vi vista visto viendo ví veo volví_a_ver revisión revisé revisionado hemos_visto acabo_de_ver`,
	others: `mujer esposa marido esposo novia novio madre padre mamá papá hermana hermano hijo hija hijos amigo amiga amigos crítica críticos público gente todos todo_el_mundo muchos algunos dicen dice fans le_encanta les_encanta le_gusta les_gusta le_gustó les_gustó espectadores odian aman le_encantó a_mi_novia a_mi_mujer`,
	self: `yo me mi mis a_mí personalmente nos nuestro creo pienso opinión mí he`,
	suggest: `recomiend* recomend* recomendad* vedla veanla véanla míren* no_te_la_pierdas no_se_la_pierdan hay_que_ver hay_que_verla vale_la_pena merece_la_pena tienes_que_ver tenés_que_ver deberías`,
	ask: `busco buscando alguien_sabe alguien_conoce recomiéndenme sugerencias parecida parecidas similar similares qué_película cuál por_qué cómo quién`,
	more: `mejor superior* supera superó gana`,
	less: `peor inferior* menos por_debajo no_llega`,
	than: `que comparada comparado comparación frente`,
	like: `como recuerda recordó parece parecid* homenaje parodia mezcla referencia* inspirad* estilo copia tipo`,
	if: `si`,
	film: `película películas peli pelis film filme cine documental comedia thriller drama secuela esta este terror remake saga cinta largometraje`,
	part: `actor actores actriz actuación actuaciones interpretación guion guión historia trama efectos música banda_sonora fotografía escena escenas personaje personajes momento momentos final dirección director diálogos idea humor ritmo acción animación papel cámara montaje`,
	fact: `dirigida dirigido protagonizada oscar óscar premio premios nominada estrenada estrenó dvd netflix amazon disney episodio temporada minutos taquilla basada adaptación rodada cartel entrevista festival trata cuenta narra`,
	very: `muy tan realmente totalmente absolutamente súper super bastante demasiado verdaderamente sumamente tanto`,
	is: `es era fue son eran está estaba resulta parece sigue ser`,
	nothing: `mejor_amigo mejor_amiga mejor_película mejor_actor mejor_actriz mejor_director más_bien si_bien a_lo_mejor buenos_días buenas_tardes buenas_noches no_solo no_sólo enamorados historia_de_amor así_como también bien_por a_menos por_lo_menos al_menos nada_más sin_duda`,
};
