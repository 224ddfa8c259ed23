/** What may be pressed while a draft stands on a page, and when the draft is kept: data of `postingTable.spec.ts`. */

/** What is pressed: its role and, behind it, its place where that is not beside the box. */
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
	| 'button of a menu';

/** What the page does then with the box: nothing, empty it, take it away, leave it and show its text elsewhere, or say so. */
export const NEXT = ['stays', 'emptied', 'gone', 'shown', 'told'] as const;
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

const ANY = 'emptied gone shown told';

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
	// They may keep a draft or a setting instead: what the page does tells.
	row(
		'button',
		ANY,
		'en',
		'Create Topic | Save Edit | Share | Create | Save | Save page… | Save changes | Save review',
	),
	row(
		'button',
		ANY,
		'en',
		'Start discussion | Update | Done | Update comment | Publish… | Finish | Save & share | Share post',
	),
	row(
		'button',
		ANY,
		'de',
		'Thema erstellen | Speichern | Teilen | Seite speichern… | Änderungen speichern | Erstellen',
	),
	row('button', ANY, 'de', 'Bewertung speichern | Diskussion starten | Aktualisieren | Fertig | Thema eröffnen'),
	row(
		'button',
		ANY,
		'fr',
		'Créer un sujet | Enregistrer | Partager | Publier la page… | Enregistrer les modifications',
	),
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
	row(
		'button',
		ANY,
		'ja',
		'トピックを作成 | 保存 | 共有 | ページを保存… | 変更を保存 | 作成 | 編集を保存 | 更新 | 完了 | 投稿を共有',
	),
	// A button that submits the form of the box sends, whatever it is called,
	row('submit', ANY, 'en', 'Post reply | Save page | Save changes | Go | OK | Update | Edit post | Continue'),
	row('submit', ANY, 'de', 'Seite speichern | Weiter | Los'),
	// unless its words say that it does something else; a box that any press empties was sent.
	row('submit', '', 'en', 'Preview | Show preview | Save draft | Cancel'),
	row('submit', 'emptied', 'en', 'Show changes | Compare | Upload | Attach files | Report post'),
	row('submit', '', 'de', 'Vorschau | Entwurf speichern'),
	row('submit', 'emptied', 'de', 'Änderungen zeigen | Unterschiede anzeigen | Hochladen'),
	row('submit', '', 'fr', 'Prévisualiser (aperçu) | Enregistrer le brouillon'),
	row('submit', 'emptied', 'fr', 'Voir les modifications | Comparer'),
	row('submit', '', 'es', 'Vista previa | Guardar borrador'),
	row('submit', 'emptied', 'es', 'Mostrar cambios | Comparar'),
	row('submit', '', 'it', 'Anteprima | Salva bozza'),
	row('submit', 'emptied', 'it', 'Mostra modifiche | Confronta'),
	row('submit', '', 'pt', 'Pré-visualizar | Salvar rascunho'),
	row('submit', 'emptied', 'pt', 'Mostrar alterações | Comparar'),
	row('submit', '', 'nl', 'Voorbeeld | Concept opslaan'),
	row('submit', 'emptied', 'nl', 'Wijzigingen bekijken | Vergelijken'),
	row('submit', '', 'pl', 'Podgląd | Zapisz szkic'),
	row('submit', 'emptied', 'pl', 'Pokaż zmiany | Porównaj'),
	row('submit', '', 'ja', 'プレビュー | 下書き保存'),
	row('submit', 'emptied', 'ja', '差分を表示 | 比較'),
	// They do something to what others have posted.
	row('button', 'emptied', 'en', 'Hide comment | Report post | Quote reply | Show changes | Compare | View replies'),
	row(
		'button',
		'emptied',
		'en',
		'Edit comment | Copy post link | Follow post | Comment settings | 3 comments | Reply with quote',
	),
	row(
		'button',
		'emptied',
		'de',
		'Kommentar ausblenden | Beitrag melden | Antwort zitieren | Änderungen zeigen | Antworten anzeigen',
	),
	row('button', 'emptied', 'fr', 'Masquer le commentaire | Signaler la réponse | Citer et répondre | Comparer'),
	row(
		'button',
		'emptied',
		'es',
		'Ocultar comentario | Denunciar publicación | Citar y responder | Mostrar cambios | Comparar',
	),
	row('button', 'emptied', 'it', 'Nascondi commento | Segnala post | Cita e rispondi | Mostra modifiche | Confronta'),
	row('button', 'emptied', 'pt', 'Ocultar comentário | Denunciar post | Citar e responder | Mostrar alterações'),
	row(
		'button',
		'emptied',
		'nl',
		'Reactie verbergen | Bericht melden | Citeren en reageren | Wijzigingen tonen | Vergelijken',
	),
	row('button', 'emptied', 'pl', 'Ukryj komentarz | Zgłoś odpowiedź | Cytuj i odpowiedz | Pokaż zmiany | Porównaj'),
	row('button', 'emptied', 'ja', 'コメントを非表示 | 投稿を報告 | 引用して返信 | 変更を表示 | 比較 | 投稿を編集'),
	// Nothing says what they do.
	row('button', 'emptied', 'en', '➤ | Go | OK | B'),
	row('div', 'emptied', 'en', '➤ | Send | Save'),
	// They give the draft up, keep it for later, or empty the box.
	row(
		'button',
		'',
		'en',
		'Cancel | Discard | Delete | Save draft | Save for later | Preview | Clear | Close | × | Reset',
	),
	row('button', '', 'de', 'Abbrechen | Verwerfen | Entwurf speichern | Vorschau | Schließen | Leeren | Löschen'),
	row('button', '', 'fr', 'Annuler | Enregistrer le brouillon | Fermer | Effacer | Supprimer'),
	row('button', '', 'es', 'Cancelar | Guardar borrador | Cerrar | Limpiar | Eliminar'),
	row('button', '', 'it', 'Annulla | Salva bozza | Chiudi | Elimina'),
	row('button', '', 'pt', 'Cancelar | Salvar rascunho | Fechar | Limpar | Excluir'),
	row('button', '', 'nl', 'Annuleren | Concept opslaan | Sluiten | Wissen | Verwijderen'),
	row('button', '', 'pl', 'Anuluj | Zapisz szkic | Zamknij | Wyczyść | Usuń'),
	row('button', '', 'ja', 'キャンセル | 下書き保存 | 閉じる | 削除'),
	row('div', '', 'en', 'Clear | Cancel'),
	// They open something, or choose.
	row('opens a menu', '', 'en', 'Share | Save | Reply | Create | Post'),
	row('opens a menu', '', 'de', 'Teilen | Speichern'),
	row('unfolds', '', 'en', 'Share | Comment | Reply'),
	row('menuitem', '', 'en', 'Share | Save | Post now'),
	row('tab', '', 'en', 'Post | Save | Write'),
	row('switch', '', 'en', 'Share | Publish'),
	// They belong to what stands around them.
	row('button of another post', 'emptied', 'en', 'Reply | Share | Save | Comment'),
	row('button of another post', 'emptied', 'de', 'Antworten | Teilen'),
	row('button of a list entry', '', 'en', 'Reply | Share'),
	row('button of a menu', 'emptied', 'en', 'Share | Save'),
];
