/** A page's report of a post: editors that stay open say that it was published, and keep the text in the box. */
import { call, firstText, get } from '../dom.ts';

const STATUS =
	'[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output, [class*=snackbar i], [class*=toast i]';
/** Most places to read, and UTF-16 units of each: a page may have thousands. */
const MOST_PLACES = 50;
const LONGEST = 200;

const DONE =
	/(?<!\p{L})(?:posted|published|updated|saved|sent|submitted|is now live|veröffentlicht|aktualisiert|gespeichert|gesendet|publiée?|mise? à jour|enregistrée?|envoyée?|publicad[oa]|actualizad[oa]|atualizad[oa]|guardad[oa]|enviad[oa]|salv[oa]|pubblicat[oa]|aggiornat[oa]|salvat[oa]|inviat[oa]|geplaatst|gepubliceerd|bijgewerkt|opgeslagen|verzonden|opublikowan[oy]|zaktualizowan[oy]|zapisan[oy]|wysłan[oy])(?!\p{L})|(?:公開|更新|保存|投稿|送信)(?:し|され)ました/iu;
/** Saving for later is not a post either. */
const NOT_DONE =
	/fail|error|refused|rejected|denied|draft|unsaved|autosave|n['’]t|(?<!\p{L})(?:not|unable|cannot|nicht|non|pas|no|não|niet|nie)(?!\p{L})|fehl|entwurf|zwischen|échec|erreur|brouillon|borrador|errore|bozza|erro|rascunho|fout|mislukt|concept|błąd|szkic|エラー|失敗|下書き/iu;

/** What the page has reported as posted so far. */
export function reportedNow(document: Document): string[] {
	const places = [...call(document, 'querySelectorAll', STATUS)].slice(0, MOST_PLACES);
	const texts = places.filter((place) => get(place, 'isConnected')).map((place) => firstText(place, LONGEST).trim());
	return texts.filter(saysDone);
}

/** Whether a sentence says that something was posted. */
export const saysDone = (text: string): boolean => DONE.test(text) && !NOT_DONE.test(text);

/** Whether something is reported that was not before, or more often. */
export function isReported(before: readonly string[], now: readonly string[]): boolean {
	const times = (all: readonly string[], text: string) => all.filter((each) => each === text).length;
	return now.some((text) => times(now, text) > times(before, text));
}
