/** Where films come from, as adjectives of each language. */
import { originName } from '../../catalogue/origins.ts';

/** In the order of the origins: German without its ending, French and Italian and Portuguese masculine, Spanish feminine. */
const WORDS: Record<'de' | 'es' | 'fr' | 'it' | 'pt', string> = {
	de: 'amerikanisch,britisch,französisch,kanadisch,japanisch,deutsch,italienisch,indisch,spanisch,,australisch,belgisch,chinesisch,südkoreanisch,mexikanisch,schwedisch,dänisch,irisch,brasilianisch,niederländisch,schweizerisch,russisch,sowjetisch,polnisch,norwegisch,argentinisch,ungarisch,österreichisch,taiwanisch,neuseeländisch,philippinisch,türkisch,tschechisch,slowakisch,portugiesisch,finnisch,südafrikanisch,rumänisch,thailändisch,griechisch,iranisch,israelisch,bulgarisch,chilenisch,indonesisch,isländisch,jugoslawisch,serbisch,ägyptisch,kolumbianisch,ukrainisch,senegalesisch,kroatisch,kubanisch,vietnamesisch,estnisch,georgisch',
	es: 'estadounidense,británica,francesa,canadiense,japonesa,alemana,italiana,india,española,,australiana,belga,china,surcoreana,mexicana,sueca,danesa,irlandesa,brasileña,neerlandesa,suiza,rusa,soviética,polaca,noruega,argentina,húngara,austriaca,taiwanesa,neozelandesa,filipina,turca,checa,eslovaca,portuguesa,finlandesa,sudafricana,rumana,tailandesa,griega,iraní,israelí,búlgara,chilena,indonesia,islandesa,yugoslava,serbia,egipcia,colombiana,ucraniana,senegalesa,croata,cubana,vietnamita,estonia,georgiana',
	fr: 'américain,britannique,français,canadien,japonais,allemand,italien,indien,espagnol,hongkongais,australien,belge,chinois,sud-coréen,mexicain,suédois,danois,irlandais,brésilien,néerlandais,suisse,russe,soviétique,polonais,norvégien,argentin,hongrois,autrichien,taïwanais,néo-zélandais,philippin,turc,tchèque,slovaque,portugais,finlandais,sud-africain,roumain,thaïlandais,grec,iranien,israélien,bulgare,chilien,indonésien,islandais,yougoslave,serbe,égyptien,colombien,ukrainien,sénégalais,croate,cubain,vietnamien,estonien,géorgien',
	it: 'americano,britannico,francese,canadese,giapponese,tedesco,italiano,indiano,spagnolo,,australiano,belga,cinese,sudcoreano,messicano,svedese,danese,irlandese,brasiliano,olandese,svizzero,russo,sovietico,polacco,norvegese,argentino,ungherese,austriaco,taiwanese,neozelandese,filippino,turco,ceco,slovacco,portoghese,finlandese,sudafricano,rumeno,thailandese,greco,iraniano,israeliano,bulgaro,cileno,indonesiano,islandese,jugoslavo,serbo,egiziano,colombiano,ucraino,senegalese,croato,cubano,vietnamita,estone,georgiano',
	pt: 'americano,britânico,francês,canadense,japonês,alemão,italiano,indiano,espanhol,,australiano,belga,chinês,sul-coreano,mexicano,sueco,dinamarquês,irlandês,brasileiro,holandês,suíço,russo,soviético,polonês,norueguês,argentino,húngaro,austríaco,taiwanês,neozelandês,filipino,turco,tcheco,eslovaco,português,finlandês,sul-africano,romeno,tailandês,grego,iraniano,israelense,búlgaro,chileno,indonésio,islandês,iugoslavo,sérvio,egípcio,colombiano,ucraniano,senegalês,croata,cubano,vietnamita,estoniano,georgiano',
};

const byEnglish = new Map(
	Object.entries(WORDS).map(([language, words]) => [
		language,
		new Map(words.split(',').map((word, i) => [originName(i + 1)!, word])),
	]),
);

/** Returns the adjective for an origin that is given in English; null if the language has none. */
export const originIn = (language: keyof typeof WORDS, origin: string): string | null =>
	byEnglish.get(language)!.get(origin) || null;

/** The Spanish adjective for what is masculine. */
export const masculine = (feminine: string): string =>
	/(?:belga|croata|vietnamita)$/u.test(feminine)
		? feminine
		: feminine
				.replace(/esa$/u, 'és')
				.replace(/alemana$/u, 'alemán')
				.replace(/española$/u, 'español')
				.replace(/a$/u, 'o');

/** All adjectives of a language that say where films come from, without the last letter, which changes. */
export const originStems = (language: keyof typeof WORDS): string[] =>
	[...byEnglish.get(language)!.values()].filter(Boolean).map((word) => word.replace(/.$/u, ''));
