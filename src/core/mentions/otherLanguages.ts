/** Small words of languages whose titles no catalogue has, without those that are frequent in English or LANGUAGES too. */
import { hashOf } from '../catalogue/words.ts';

/**
 * Folded: Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech and Slovak, Hungarian, Romanian, Bosnian-Croatian-Serbian,
 * Slovenian, Turkish, Indonesian and Malay, and Vietnamese.
 */
const LISTS = [
	'ik het dat een niet wat ze hij zijn op maar voor heb om mijn aan naar weet zo jij kan geen nog heeft hem wel moet wil hebben goed haar nee hoe nu waar ook doen uit zou ga gaan bent mij bij ons iets daar jullie hebt gaat zal kom waarom meer deze laat moeten kunnen dus jou denk doe door alleen toch zien eens misschien laten nooit nou terug zei mee oke',
	'jag det att inte och har pa med som vad om var mig dig kan till ska ett av vill hon nu vet nej bara hur min kommer honom maste gor din skulle nar kom bra vara ut oss gora okej eller varfor fran hade tror upp allt sig henne ga ingen tack igen nat lite mycket hej kanske mitt aldrig behover finns inget efter blir ju bli hans nagot tva tillbaka tar gjorde mer',
	'jeg det ikke og har til pa hvad med mig dig kan af var vil skal ved om nu som hun nej min noget ham bare vaere din hvor hvis kom godt gor lige hvorfor op hende sig tror hvordan tak gore lad kunne kommer meget eller havde nok ingen ga hvem bliver efter sagde tilbage nar maske jo ogsa ind hej nogen hans lidt aldrig skulle vores mere blev siger selv kun sadan jer',
	'jeg det ikke og har pa til deg med meg hva som kan var vil av om skal bare hun dere noe dette vet ham ut min kom din oss gjor hvor vaere noen igjen kommer opp hvorfor tror hvis hvordan gjore seg ingen hadde nar takk blir bra ga henne bli eller hvem litt hei inn etter denne vel jo ble tilbake kanskje aldri skulle kunne sier trenger ogsa vaert mer tar mye gi',
	'mita etta ole olen niin oli mutta vain mina jos nyt tama sina olet kun sita kuin taalla hanen kaikki minun olla hyva ovat minua sitten onko sinua miksi miten ala sinun kylla mitaan siita hanet kiitos hei mika olisi kanssa joka pitaa ollut tassa tai hanta minulle tieda minulla jotain missa minut ehka oletko hyvin viela kuka anteeksi sinulle jo sinut taman haluan tanne koska olemme tehda meidan tiedan tule emme saa paljon anna',
	'ze jest tak jak ale mnie za tym tego czy tylko moze jestem ty cie mam jestes juz dla jesli wiem cos wiec dobrze teraz od pan wszystko byc masz nic tam bedzie prosze moge jej gdzie kiedy ciebie wiesz sobie byl bardzo bylo przez jego dlaczego chce jeszcze moj pani zeby chcesz tutaj bo tez nigdy naprawde mamy kto mozesz przepraszam dobra mu porzadku musze ona nawet chyba dziekuje gdy domu zrobic prawda wlasnie',
	'ze jsem tak ale jsi jak ty jo uz jste kdyz jen jsme jako za tady dobre neni byl neco proc ted tam mam tohle jsou byt toho bude bych nic takze vam nebo aby kdo byla ji bylo kde jeste pane nez protoze muj myslim jeho jestli od tim mel vsechno vis mozna nikdy moc prosim vy mu chci ani taky nevim az moje tebe ahoj pak nam pokud diky rict mame chces rekl',
	'az hogy egy ez meg csak azt volt igen vagy kell itt ki ezt vagyok jo tudom ugy miert akkor mint jol lesz nagyon nincs mert minden olyan rendben amit igy volna oke nekem tudod fel ott lehet valami majd maga mindig talan koszonom semmi hol aki neki amikor szoval neked kis ami hiszem tenyleg valamit eleg lenne fog ra uram igaz ide vele milyen ilyen biztos nagy oket tudja vissza egesz sajnalom gyerunk mikor',
	'nu cu asta pentru sunt bine din fost fi aici daca trebuie cum acum asa ceva esti cand doar mine tine poate pot cred imi mea stiu spus unde vreau mult ea vrei despre foarte sau acolo chiar buna nimic faci facut cine nici stii putea fac fie trebui nevoie rau atunci iti timp tau rog spun poti avem spune prea dupa multumesc deci cineva acest toate ani cel suntem iar mare pana cat inca',
	'za nije ovo samo od ga bi kako dobro ako sve smo kao tako znam nisam mogu pa ste bio ovde zasto jos nesto bilo redu biti koji cu kad mislim hvala iz ima znas ili mozda ih sada vise onda vam zar bih moj gde treba rekao kada mu bila nema nista mene ona ko tebe molim hajde sad tamo imam moze mozes zbog zelim nam hej nisi stvarno jesi jer svi zato ljudi',
	'kaj bi za pa bo lahko ga kot tako jaz kako ki vse ko samo bil ze od jo zakaj kar ste bos nisem dobro nekaj tudi tukaj redu jih prav smo res bilo bila zdaj hvala tega ampak iz ker naj kdo vec imam kje mislim vedno moj nic mu bomo saj zelo sva potem prosim pri vam rekel ima imas tam daj zato moram nikoli bodo mogoce veliko vsi biti nisi pred torej',
	'bir bu icin cok evet var degil sey hayir daha kadar bana gibi bunu yok onu iyi tamam beni seni benim sana ki neden sadece zaman senin burada oldugunu nasil hic sonra simdi oyle mu misin biraz hadi guzel musun oldu yani ona boyle onun bile lutfen bak eger peki cunku artik gercekten geri biliyorum istiyorum kim baska olarak belki tek dogru buyuk olan biri bay buraya olur adam ile olacak hicbir biz demek sanirim',
	'aku kau yang tidak ini itu akan apa kita untuk bisa tak ada mereka saya tahu dengan dari kami tapi ke harus sudah kamu adalah orang saja ingin seperti pergi jika hanya sini sekarang semua dalam jadi baik bukan jangan bagaimana punya lagi lebih pada mungkin lakukan kalian sangat karena apakah satu pernah telah ayo siapa juga hal kembali datang atau hari sesuatu kasih melihat banyak saat benar terima lihat begitu tentang terjadi bahwa menjadi',
	'toi khong anh cua mot gi chung duoc phai lam nguoi roi nay cho ong biet ra vay lai cau cai dang trong muon nhu nhung dau khi chuyen gio thoi thi thay cung cac bi nghi neu minh nua rat viec dieu chu xin len chua nghe thu nha ban dung chet hon tim tin nhieu truoc tat cong bao ba nhat tai bo theo ngay sau thanh cu khac chac luc cha rang',
] as const;

/** Number of languages in the lists. */
export const OTHERS = LISTS.length;

const languages = new Map<number, number>();
LISTS.forEach((list, language) => {
	for (const word of list.split(' ')) languages.set(hashOf(word), (languages.get(hashOf(word)) ?? 0) | (1 << language));
});

/** Returns the languages that have a word, by its hash: a bit set over the lists. */
export const othersOf = (hash: number): number => languages.get(hash) ?? 0;

/** Words, not names, with a letter or two that English and LANGUAGES lack. */
const OWN_LETTERS = /(?<!\p{L})(?=\p{Ll})\p{L}*?(?:[ąćęłńśźżčďěňřšťůžőűășşțţğıåøæđľĺŕėįųūāēģīķļņðþ]|ää|öö|yy)/gu;

/** Returns how many words of a text have letters that English and LANGUAGES lack. */
export const wordsOfOwnLetters = (text: string): number => text.match(OWN_LETTERS)?.length ?? 0;
