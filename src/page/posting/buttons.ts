/** Guesses what a button does from its label: pages have no common markup for it. */
import { attributeOf, call, firstText, get, isElement, matches } from '../dom.ts';

const SEND =
	/\b(post|send|submit|reply|comment|publish|tweet|toot|senden|absenden|abschicken|antworten|kommentieren|veröffentlichen|posten|envoyer|publier|répondre|commenter|poster|enviar|publicar|responder|comentar|postar|invia|pubblica|rispondi|commenta|verzenden|versturen|plaatsen|reageren|wyślij|opublikuj|odpowiedz|skomentuj|skicka|svara|publicera|kommentera|gönder|yanıtla|yayınla)\b|отправить|ответить|опубликовать|送信|投稿|返信|发送|發送|发布|發佈|发表|發表|回复|回覆|提交|보내기|게시|등록/iu;
const NOT_SEND =
	/preview|draft|cancel|discard|delete|search|later|vorschau|entwurf|abbrechen|verwerfen|löschen|suche|aperçu|brouillon|annuler|supprimer|rechercher|vista previa|borrador|cancelar|eliminar|buscar|anteprima|bozza|annulla|voorbeeld|concept|annuleren|zoeken|podgląd|anuluj|просмотр|черновик|отмена|поиск|プレビュー|下書き|キャンセル|预览|草稿|取消|미리보기|취소/iu;
/** Longer texts are not labels: a link may wrap a whole post. */
const LONGEST_NAME = 40;
const PRESSABLE = 'button, input[type=submit], input[type=image], input[type=button], a[href], [role=button]';

export interface Pressed {
	element: HTMLElement;
	/** `send` may post a draft, `discard` deletes or previews one, `leave` goes to another page, `other` does none of these. */
	does: 'send' | 'discard' | 'leave' | 'other';
}

/** The button or link on an event's path, or null. */
export function pressedOn(path: readonly EventTarget[]): Pressed | null {
	for (const target of path) {
		if (isElement(target) && matches(target, PRESSABLE)) return { element: target, does: whatDoes(target) };
	}
	return null;
}

/** What a button does. One that submits a form sends, unless its label says otherwise. */
export function whatDoes(element: HTMLElement): Pressed['does'] {
	const name = nameOf(element).trim().replace(/\s+/g, ' ');
	if (NOT_SEND.test(name)) return 'discard';
	if (submitsForm(element as HTMLInputElement)) return 'send';
	if (goesElsewhere(element)) return 'leave';
	return name.length <= LONGEST_NAME && SEND.test(name) ? 'send' : 'other';
}

const submitsForm = (button: HTMLInputElement): boolean =>
	Boolean(get(button, 'form')) && /^(submit|image)$/.test(get(button, 'type'));

/** Whether it is a link to another page, which posts nothing even if it is called "Reply". */
function goesElsewhere(element: HTMLElement): boolean {
	const href = attributeOf(element, 'href');
	return href !== null && attributeOf(element, 'role') !== 'button' && !/^(#|javascript:|$)/i.test(href.trim());
}

/** What leads to another place of the page, such as another conversation with a box of its own. */
const PLACES = 'nav, [role=navigation], [role=tab], [role=treeitem], [role=listitem], [role=row]';
const CLEARS =
	/clear|reset|close|remove|[×✕✖]|leeren|schließ|effacer|fermer|limp[ia]|cerrar|fechar|chiudi|очист|закры|清空|关闭/iu;
/** Elements from the innermost outwards that may name what was pressed: icons have no name of their own. */
const NAMED = 4;

/** Whether a press may have posted a draft though nothing says so: some sites post by pictures, or by any element. */
export function maySend(path: readonly EventTarget[], pressed: Pressed | null): boolean {
	if (pressed !== null && pressed.does !== 'other') return false;
	const elements = path.filter(isElement);
	if (elements.some((element) => matches(element, PLACES))) return false;
	const around = elements.findIndex((element) => call(element, 'querySelector', `${PRESSABLE}, textarea`) !== null);
	const named = pressed === null ? elements.slice(0, around < 0 ? NAMED : Math.min(around, NAMED)) : [pressed.element];
	const names = named.map((element) => nameOf(element).trim()).filter(({ length }) => length <= LONGEST_NAME);
	return !names.some((name) => CLEARS.test(name) || NOT_SEND.test(name));
}

/** Longest text that is read of an element: a link may wrap a page. */
const LONGEST_TEXT = 1000;
/** Most elements that a name is put together from: a page may name thousands. */
const MOST_LABELS = 8;

function nameOf(element: HTMLElement): string {
	const root = call(element, 'getRootNode') as Document | ShadowRoot;
	const labels = (attributeOf(element, 'aria-labelledby') ?? '')
		.slice(0, LONGEST_TEXT)
		.split(/\s+/)
		.filter(Boolean)
		.slice(0, MOST_LABELS);
	const labelling = labels.map((id) => call(root, 'querySelector', `#${CSS.escape(id)}`));
	const labelled = labelling.map((label) => label && firstText(label, LONGEST_TEXT)).join(' ');
	const [text, value] = [firstText(element, LONGEST_TEXT), get(element as HTMLInputElement, 'value')];
	const names = [labelled, attributeOf(element, 'aria-label'), text, value, get(element, 'title')];
	return names.find((name) => typeof name === 'string' && name.trim() !== '') ?? '';
}
