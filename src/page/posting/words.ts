/** What the words on a button say that it does, as pages have no common markup for it. */

const lines = (words: string) => words.trim().replace(/\s*\n\s*/g, '|');
const oneOf = (words: string) => `(?<![\\p{L}\\p{N}])(?:${lines(words)})(?![\\p{L}\\p{N}])`;
/** Words of languages with spaces between them, and what may be part of a word. */
const said = (words: string, parts: string) => new RegExp(`${oneOf(words)}|${lines(parts)}`.normalize('NFC'), 'iu');

/** Sends: each is a verb of its own, or names what is posted. */
const SEND = said(
	`post|send|submit|reply|comment|publish|tweet|toot|answer
	senden|absenden|abschicken|antworten|kommentieren|veröffentlichen|posten|einreichen
	envoyer|publier|répondre|commenter|poster|soumettre
	enviar|publicar|responder|comentar|postar|postear
	invia|pubblica|rispondi|commenta|posta
	verzenden|versturen|plaatsen|reageren|publiceren|indienen
	wyślij|prześlij|opublikuj|publikuj|odpowiedz|skomentuj
	skicka|svara|publicera|kommentera|gönder|yanıtla|yayınla`,
	'отправить|ответить|опубликовать|送信|投稿|返信|公開|コメントする|发送|發送|发布|發佈|发表|發表|回复|回覆|提交|보내기|게시|등록',
);
/** "Add a comment": otherwise the verb of a label decides, which in these languages comes first. */
const ADD = said(
	`(?:add|leave|write)(?: an?| your)? (?:comment|reply|review|answer|post)
	ajouter (?:un|une|votre) (?:commentaire|réponse)|(?:añadir|agregar|adicionar) (?:un |um )?comentario
	aggiungi (?:un )?commento|dodaj (?:komentarz|odpowiedź)`,
	'コメントを追加|Kommentar hinzufügen|Reactie toevoegen',
);
/** May send, or keep for oneself, or change a setting. */
const SAVE = said(
	`save|share|create|update|done|finish|start|add|confirm|apply
	speichern|teilen|erstellen|anlegen|aktualisieren|fertig|starten|beginnen|eröffnen|übernehmen|hinzufügen|bestätigen
	enregistrer|sauvegarder|partager|créer|mettre à jour|terminé|terminer|lancer|démarrer|commencer|valider|ajouter
	guardar|compartir|crear|actualizar|hecho|listo|iniciar|empezar|comenzar|añadir|agregar
	salva|condividi|crea|aggiorna|fatto|fine|avvia|inizia|aggiungi|conferma
	salvar|gravar|compartilhar|partilhar|criar|atualizar|concluído|concluir|pronto|feito|começar|adicionar
	opslaan|bewaren|delen|aanmaken|bijwerken|klaar|gereed|toevoegen|bevestigen
	zapisz|udostępnij|utwórz|stwórz|aktualizuj|zaktualizuj|gotowe|rozpocznij|dodaj|załóż
	spara|dela|skapa|uppdatera|klar|kaydet|paylaş|oluştur|güncelle|bitti`,
	'сохранить|создать|поделиться|обновить|готово|保存|共有|シェア|作成|更新|完了|開始|追加|分享|创建|建立|完成|저장|공유|만들기|완료',
);
/** Opens a text again. */
const EDIT = /^\s*(?:edit|modifier|éditer|editar|modifica|edytuj)(?!\p{L})|(?:bearbeiten|bewerken|編集)(?:する)?\s*$/iu;
/** Where the verb of a label comes last. */
const SAVE_AT_END = /(?:保存|共有|シェア|作成|更新|追加)(?:する)?[…\s]*$/u;
/** Discards the draft, previews it, or keeps it for later: also in languages otherwise unknown. */
const DISCARD = said(
	`previews?|drafts?|cancel|discard|delete|search|later
	suchen?|später
	aperçu|brouillon|annuler|supprimer|rechercher
	vista previa|borrador|rascunho|pré-visualizar|pré-visualização|cancelar|eliminar|excluir|buscar|cancel·la
	anteprima|bozza|annulla|elimina
	voorbeeld|concept|annuleren|verwijderen|zoeken|podgląd|szkic|anuluj|usuń
	avbryt|förhandsgranska|förhandsvisa|utkast|kassera|släng|radera|ta bort
	annull[eé]r|fortryd|forhåndsvis(?:ning)?|kladde|kassér|slet|slett|forkast
	peruuta|peru|esikatsel(?:e|u)|luonno(?:s|kseksi)|hylkää|poista
	zrušit|zrušiť|storno|náhled|náhľad|koncept|zahodit|zahodiť|smazat|zmazať|odstrániť|odustani|otkaži|poništi|prekliči
	mégse|mégsem|előnézet|piszkozat|elvetés|törlés|anulează|anulare|renunță|previzualiz(?:are|ează)|ciornă|șterge
	[iİ]ptal|vazgeç|önizle(?:me)?|taslak|sil|batal|batalkan|pratinjau|draf|konsep|hapus|hủy|huỷ|xem trước|nháp|xóa`,
	`vorschau|entwurf|abbrechen|verwerfen|löschen|プレビュー|下書き|キャンセル|削除|预览|預覽|草稿|取消|미리보기|취소|임시|삭제
	просмотр|черновик|отмена|поиск|скасувати|відхилити|перегляд|чернетк|видалити|отказ|ακύρωση|άκυρο|προεπισκόπηση|πρόχειρ|απόρριψη|διαγραφή
	ביטול|בטל|תצוגה מקדימה|טיוט|מחק|إلغاء|معاينة|مسود|حذف|تجاهل|لغو|ยกเลิก|ดูตัวอย่าง|ฉบับร่าง|ลบ|रद्द|पूर्वावलोकन|ड्राफ़्ट|मसौदा|हटाएं`,
);
/** Does something else to a draft, or to others' posts. */
const OTHER = said(
	`(?<=^\\s*)(?:hide|report|show|view|see|sort|follow|unfollow|subscribe|like|unlike|copy|pin|mute|block|translate|flag|vote|undo|load|open|expand|collapse)
	quote|multi-?quote|compare|diff|differences|attach|upload|insert|settings|preferences|options|menu|guidelines|rules|help
	ausblenden|verbergen|melden|zitieren|zitat|zitatantwort|anzeigen|zeigen|einblenden|ansehen|vergleichen|unterschiede|folgen|abonnieren|kopieren|übersetzen|hochladen|anhängen|einfügen|einstellungen
	masquer|cacher|signaler|citer|citation|afficher|voir|montrer|comparer|différences|suivre|copier|traduire|téléverser|joindre|insérer|paramètres|préférences
	ocultar|reportar|denunciar|citar|mostrar|ver|comparar|diferencias|seguir|copiar|traducir|subir|adjuntar|insertar|ajustes|configuración
	nascondi|segnala|cita|citazione|mostra|vedi|visualizza|confronta|differenze|segui|copia|traduci|carica|allega|inserisci|impostazioni
	esconder|exibir|diferenças|traduzir|carregar|anexar|inserir|configurações|definições
	verberg|rapporteren|citeren|tonen|toon|weergeven|bekijken|vergelijken|verschillen|volgen|kopiëren|vertalen|uploaden|bijvoegen|invoegen|instellingen
	ukryj|zgłoś|cytuj|zacytuj|pokaż|zobacz|porównaj|różnice|obserwuj|kopiuj|przetłumacz|załącz|wstaw|ustawienia`,
	'非表示|隠す|通報|報告|引用|表示|見る|差分|比較|フォロー|コピー|翻訳|添付|挿入|アップロード|設定|скрыть|пожаловаться|цитировать|показать|举报|隐藏|引用|신고|숨기기|인용',
);
/** A number: a list of comments is called "3 comments". */
const COUNT = /^\s*\d|\d\s*\)?\s*$/;
/** Endings of labels that lead to another step. */
const STEP = /(?:…|\.\.\.)\s*$/;
const CLEARS = said(
	'stäng|rensa|luk|ryd|lukk|sulje|tyhjennä|zavřít|zavrieť|vymazat|zatvori|bezár|bezárás|închide|kapat|temizle|đóng|tutup',
	`clear|reset|close|remove|[×✕✖]|leeren|schließ|effacer|fermer|limp[ia]|cerrar|fechar|chiudi|sluit|wissen|zamknij|wyczyść
	очист|закры|закрити|κλείσιμο|סגור|סגירה|إغلاق|مسح|ปิด|बंद करें|閉じる|消去|清空|关闭|關閉|닫기`,
);
/** Longer texts are not labels: a link may wrap a whole post. */
export const LONGEST_NAME = 40;

/** `send` may post a draft, `save` too if that shows, `discard` drops one, `other` does none of these; null: unknown. */
export type Said = 'send' | 'save' | 'discard' | 'other' | null;

/** What a label says. The first of several verbs decides: "Share post" shares. */
export function saidBy(written: string): Said {
	const label = written.normalize('NFC');
	if (DISCARD.test(label)) return 'discard';
	if (label.length > LONGEST_NAME) return null;
	if (OTHER.test(label) || COUNT.test(label)) return 'other';
	if (CLEARS.test(label) || EDIT.test(label)) return null;
	if (ADD.test(label)) return 'send';
	if (SAVE_AT_END.test(label)) return 'save';
	const [send, save] = [label.search(SEND), label.search(SAVE)];
	if (send < 0 && save < 0) return null;
	return send >= 0 && (save < 0 || send < save) ? 'send' : 'save';
}

/** Whether a label says that it empties or closes something. */
export const saysClear = (label: string): boolean =>
	label.length <= LONGEST_NAME && CLEARS.test(label.normalize('NFC'));

/** Whether a label announces another step: "Publish…" asks for more before it publishes. */
export const saysStep = (label: string): boolean => STEP.test(label);

/** Whether a label says that it reopens a text. */
export const saysEdit = (label: string): boolean => label.length <= LONGEST_NAME && EDIT.test(label);
