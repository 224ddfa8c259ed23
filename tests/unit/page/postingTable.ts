/** What may be pressed while a draft stands on a page, and when the draft is kept. */

/** What is pressed: its role and, behind it, its place where that is not next to the box. */
export type Pressed =
	| 'button'
	| 'link'
	| 'div'
	| 'submit'
	| 'menuitem'
	| 'tab'
	| 'opens a menu'
	| 'unfolds'
	| 'switch'
	| 'button of another post'
	| 'button of a list entry'
	| 'button of the list entry with the box'
	| 'button of a menu';

/**
 * What the page does then with the box: nothing, empty it, take it away, show its text elsewhere and leave the box, do
 * both, or say that the text was posted.
 */
export const NEXT = ['stays', 'emptied', 'gone', 'shown', 'replaced', 'told'] as const;
export type Next = (typeof NEXT)[number];

export interface Row {
	language: string;
	labels: string[];
	pressed: Pressed;
	/** What the page has to do for the draft to be kept. */
	kept: Next[];
}

const row = (pressed: Pressed, kept: string, language: string, labels: string): Row => ({
	...{ language, pressed, labels: labels.split(' | ') },
	kept: kept.split(' ').filter(Boolean) as Next[],
});

const ANY = 'emptied gone shown replaced told';
/** Where nothing says what a press does, only what happens then counts. */
const HAPPENS = 'emptied replaced';

export const TABLE: Row[] = [
	// They send, whatever becomes of the box.
	row('button', ANY, 'en', 'Post | Send | Reply | Post reply | Add comment | Publish changes | Submit review | Tweet'),
	row('button', ANY, 'de', 'Absenden | Antworten | Kommentar abschicken | Jetzt veröffentlichen | Beitrag posten'),
	row('button', ANY, 'fr', 'Envoyer | Répondre | Publier les modifications | Ajouter un commentaire | Commenter'),
	row('button', ANY, 'es', 'Enviar | Responder | Publicar cambios | Añadir comentario | Comentar'),
	row('button', ANY, 'it', 'Invia | Rispondi | Pubblica le modifiche | Aggiungi un commento | Commenta'),
	row('button', ANY, 'pt', 'Enviar mensagem | Responder | Publicar alterações | Adicionar comentário | Postar'),
	row('button', ANY, 'nl', 'Verzenden | Reactie plaatsen | Wijzigingen publiceren | Reageren | Versturen'),
	row('button', ANY, 'pl', 'Wyślij | Odpowiedz | Opublikuj zmiany | Dodaj komentarz | Skomentuj'),
	row('button', ANY, 'ja', '送信 | 返信する | 変更を公開 | コメントを追加 | 投稿'),
	row('link', ANY, 'en', 'Reply | Post comment | Save changes'),
	// They may keep a draft or a setting instead: what the page does decides.
	row('button', ANY, 'en', 'Create Topic | Save Edit | Share | Create'),
	row('button', ANY, 'en', 'Save | Save page… | Save changes | Save review'),
	row('button', ANY, 'en', 'Start discussion | Update | Done | Update comment'),
	row('button', ANY, 'en', 'Publish… | Finish | Save & share | Share post'),
	row('button', ANY, 'de', 'Thema erstellen | Speichern | Teilen'),
	row('button', ANY, 'de', 'Seite speichern… | Änderungen speichern | Erstellen'),
	row('button', ANY, 'de', 'Bewertung speichern | Diskussion starten | Aktualisieren | Fertig | Thema eröffnen'),
	row('button', ANY, 'fr', 'Créer un sujet | Enregistrer | Partager'),
	row('button', ANY, 'fr', 'Publier la page… | Enregistrer les modifications'),
	row('button', ANY, 'fr', 'Créer | Lancer la discussion | Mettre à jour | Terminé | Enregistrer la critique'),
	row('button', ANY, 'es', 'Crear tema | Guardar | Compartir | Guardar página… | Guardar cambios | Crear'),
	row('button', ANY, 'es', 'Guardar reseña | Iniciar conversación | Actualizar | Listo | Hecho'),
	row('button', ANY, 'it', 'Crea discussione | Salva | Condividi | Salva pagina… | Salva modifiche | Crea'),
	row('button', ANY, 'it', 'Salva recensione | Avvia discussione | Aggiorna | Fatto | Fine'),
	row('button', ANY, 'pt', 'Criar tópico | Salvar | Compartilhar | Gravar página… | Salvar alterações | Criar'),
	row('button', ANY, 'pt', 'Guardar crítica | Iniciar discussão | Atualizar | Concluído | Pronto | Partilhar'),
	row('button', ANY, 'nl', 'Onderwerp aanmaken | Opslaan | Delen | Pagina opslaan… | Wijzigingen opslaan | Aanmaken'),
	row('button', ANY, 'nl', 'Recensie opslaan | Bijwerken | Klaar | Gereed'),
	row('button', ANY, 'pl', 'Utwórz temat | Zapisz | Udostępnij | Zapisz stronę… | Zapisz zmiany | Utwórz'),
	row('button', ANY, 'pl', 'Zapisz recenzję | Rozpocznij dyskusję | Aktualizuj | Gotowe | Załóż wątek'),
	row('button', ANY, 'ja', 'トピックを作成 | 保存 | 共有 | ページを保存… | 変更を保存'),
	row('button', ANY, 'ja', '作成 | 編集を保存 | 更新 | 完了 | 投稿を共有'),
	// A button that submits the form of the box sends, whatever it is called,
	row('submit', ANY, 'en', 'Post reply | Save page | Save changes | Go | OK | Update | Edit post | Continue'),
	row('submit', ANY, 'de', 'Seite speichern | Weiter | Los'),
	// unless its words say that it does something else; a box that any press empties was sent.
	row('submit', '', 'en', 'Preview | Show preview | Save draft | Cancel'),
	row('submit', HAPPENS, 'en', 'Show changes | Compare | Upload | Attach files | Report post'),
	row('submit', '', 'de', 'Vorschau | Entwurf speichern'),
	row('submit', HAPPENS, 'de', 'Änderungen zeigen | Unterschiede anzeigen | Hochladen'),
	row('submit', '', 'fr', 'Prévisualiser (aperçu) | Enregistrer le brouillon'),
	row('submit', HAPPENS, 'fr', 'Voir les modifications | Comparer'),
	row('submit', '', 'es', 'Vista previa | Guardar borrador'),
	row('submit', HAPPENS, 'es', 'Mostrar cambios | Comparar'),
	row('submit', '', 'it', 'Anteprima | Salva bozza'),
	row('submit', HAPPENS, 'it', 'Mostra modifiche | Confronta'),
	row('submit', '', 'pt', 'Pré-visualizar | Salvar rascunho'),
	row('submit', HAPPENS, 'pt', 'Mostrar alterações | Comparar'),
	row('submit', '', 'nl', 'Voorbeeld | Concept opslaan'),
	row('submit', HAPPENS, 'nl', 'Wijzigingen bekijken | Vergelijken'),
	row('submit', '', 'pl', 'Podgląd | Zapisz szkic'),
	row('submit', HAPPENS, 'pl', 'Pokaż zmiany | Porównaj'),
	row('submit', '', 'ja', 'プレビュー | 下書き保存'),
	row('submit', HAPPENS, 'ja', '差分を表示 | 比較'),
	// They do something to what others have posted.
	row('button', HAPPENS, 'en', 'Hide comment | Report post | Quote reply | Show changes | Compare | View replies'),
	row('button', HAPPENS, 'en', 'Edit comment | Copy post link | Follow post'),
	row('button', HAPPENS, 'en', 'Comment settings | 3 comments | Reply with quote'),
	row('button', HAPPENS, 'de', 'Kommentar ausblenden | Beitrag melden | Antwort zitieren'),
	row('button', HAPPENS, 'de', 'Änderungen zeigen | Antworten anzeigen'),
	row('button', HAPPENS, 'fr', 'Masquer le commentaire | Signaler la réponse | Citer et répondre | Comparer'),
	row('button', HAPPENS, 'es', 'Ocultar comentario | Denunciar publicación'),
	row('button', HAPPENS, 'es', 'Citar y responder | Mostrar cambios | Comparar'),
	row('button', HAPPENS, 'it', 'Nascondi commento | Segnala post | Cita e rispondi | Mostra modifiche | Confronta'),
	row('button', HAPPENS, 'pt', 'Ocultar comentário | Denunciar post | Citar e responder | Mostrar alterações'),
	row('button', HAPPENS, 'nl', 'Reactie verbergen | Bericht melden'),
	row('button', HAPPENS, 'nl', 'Citeren en reageren | Wijzigingen tonen | Vergelijken'),
	row('button', HAPPENS, 'pl', 'Ukryj komentarz | Zgłoś odpowiedź | Cytuj i odpowiedz | Pokaż zmiany | Porównaj'),
	row('button', HAPPENS, 'ja', 'コメントを非表示 | 投稿を報告 | 引用して返信 | 変更を表示 | 比較 | 投稿を編集'),
	// Nothing says what they do.
	row('button', HAPPENS, 'en', '➤ | Go | OK | B'),
	row('div', HAPPENS, 'en', '➤ | Send | Save'),
	row('button', HAPPENS, 'fi', 'Lähetä | Julkaise | Vastaa'),
	row('button', HAPPENS, 'da', 'Slå op | Besvar | Offentliggør'),
	row('button', HAPPENS, 'no', 'Legg ut | Svar | Publiser'),
	row('button', HAPPENS, 'cs', 'Odeslat | Zveřejnit | Odpovědět'),
	row('button', HAPPENS, 'hu', 'Küldés | Közzététel | Válasz'),
	row('button', HAPPENS, 'ro', 'Trimite | Publică | Răspunde'),
	row('button', HAPPENS, 'el', 'Αποστολή | Δημοσίευση | Απάντηση'),
	row('button', HAPPENS, 'uk', 'Надіслати | Опублікувати | Відповісти'),
	row('button', HAPPENS, 'bg', 'Изпрати | Публикувай'),
	row('button', HAPPENS, 'hr', 'Pošalji | Objavi | Odgovori'),
	row('button', HAPPENS, 'vi', 'Gửi | Đăng | Trả lời'),
	row('button', HAPPENS, 'id', 'Kirim | Terbitkan | Balas'),
	row('button', HAPPENS, 'he', 'שליחה | פרסום | הגב'),
	row('button', HAPPENS, 'ar', 'إرسال | نشر | رد'),
	row('button', HAPPENS, 'th', 'ส่ง | โพสต์ | ตอบกลับ'),
	row('button', HAPPENS, 'hi', 'भेजें | पोस्ट करें | जवाब दें'),
	row('button', HAPPENS, 'ka', 'გაგზავნა | გამოქვეყნება'),
	row('submit', ANY, 'fi', 'Lähetä | Julkaise'),
	// They give the draft up, keep it for later, or empty the box.
	row('button', '', 'en', 'Cancel | Discard | Delete | Save draft'),
	row('button', '', 'en', 'Save for later | Preview | Clear | Close | × | Reset'),
	row('button', '', 'de', 'Abbrechen | Verwerfen | Entwurf speichern | Vorschau | Schließen | Leeren | Löschen'),
	row('button', '', 'fr', 'Annuler | Enregistrer le brouillon | Fermer | Effacer | Supprimer'),
	row('button', '', 'es', 'Cancelar | Guardar borrador | Cerrar | Limpiar | Eliminar'),
	row('button', '', 'it', 'Annulla | Salva bozza | Chiudi | Elimina'),
	row('button', '', 'pt', 'Cancelar | Salvar rascunho | Fechar | Limpar | Excluir'),
	row('button', '', 'nl', 'Annuleren | Concept opslaan | Sluiten | Wissen | Verwijderen'),
	row('button', '', 'pl', 'Anuluj | Zapisz szkic | Zamknij | Wyczyść | Usuń'),
	row('button', '', 'ja', 'キャンセル | 下書き保存 | 閉じる | 削除'),
	row('button', '', 'sv', 'Avbryt | Spara utkast | Förhandsgranska | Stäng'),
	row('button', '', 'da', 'Annuller | Annullér | Gem kladde | Forhåndsvisning | Luk'),
	row('button', '', 'no', 'Avbryt | Forkast | Lagre utkast | Forhåndsvis | Lukk'),
	row('button', '', 'fi', 'Peruuta | Hylkää | Tallenna luonnos | Tallenna luonnokseksi | Esikatsele | Sulje'),
	row('button', '', 'cs', 'Zrušit | Zahodit | Uložit koncept | Náhled | Zavřít'),
	row('button', '', 'sk', 'Zrušiť | Zahodiť | Náhľad'),
	row('button', '', 'hu', 'Mégse | Elvetés | Piszkozat mentése | Előnézet | Bezárás'),
	row('button', '', 'ro', 'Anulează | Renunță | Salvează ciornă | Previzualizare | Închide'),
	row('button', '', 'el', 'Ακύρωση | Απόρριψη | Αποθήκευση πρόχειρου | Προεπισκόπηση | Κλείσιμο'),
	row('button', '', 'tr', 'İptal | Vazgeç | Taslak olarak kaydet | Önizleme | Kapat'),
	row('button', '', 'uk', 'Скасувати | Відхилити | Зберегти чернетку | Попередній перегляд | Закрити'),
	row('button', '', 'hr', 'Odustani | Otkaži | Poništi | Zatvori'),
	row('button', '', 'vi', 'Hủy | Hủy bỏ | Lưu bản nháp | Xem trước | Đóng'),
	row('button', '', 'id', 'Batal | Hapus | Simpan draf | Pratinjau | Tutup'),
	row('button', '', 'he', 'ביטול | שמירת טיוטה | תצוגה מקדימה | סגירה'),
	row('button', '', 'ar', 'إلغاء | حفظ المسودة | معاينة | إغلاق'),
	row('button', '', 'th', 'ยกเลิก | บันทึกฉบับร่าง | ดูตัวอย่าง | ปิด'),
	row('button', '', 'hi', 'रद्द करें | ड्राफ़्ट सहेजें | पूर्वावलोकन | बंद करें'),
	row('div', '', 'en', 'Clear | Cancel'),
	// They open something, or choose.
	row('opens a menu', '', 'en', 'Share | Save | Reply | Create | Post'),
	row('opens a menu', '', 'de', 'Teilen | Speichern'),
	row('unfolds', '', 'en', 'Share | Comment | Reply'),
	row('menuitem', '', 'en', 'Share | Save | Post now'),
	row('tab', '', 'en', 'Post | Save | Write'),
	row('switch', '', 'en', 'Share | Publish'),
	// They belong to what stands around them.
	row('button of another post', HAPPENS, 'en', 'Reply | Share | Save | Comment'),
	row('button of another post', HAPPENS, 'de', 'Antworten | Teilen'),
	row('button of a list entry', '', 'en', 'Reply | Share'),
	row('button of the list entry with the box', HAPPENS, 'fi', 'Vastaa'),
	row('button of a menu', HAPPENS, 'en', 'Share | Save'),
];
