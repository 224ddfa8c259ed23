/** Each defense of the extension, and what stands there in a build without it. */

/** What stands in a file, and what stands there in another build. */
export type Change = [file: string, careful: string, careless: string];

/** Each defense, and what stands there without it. */
export const DEFENSES: Change[] = [
	['src/page/loader.ts', 'begin(element);', '{ begin(element); void rest.ask(); }'],
	['src/page/loader.ts', 'if (!isOwnFrame(window)) return;', ''],
	['src/worker/worker.ts', ' || isSandboxed(sender)', ''],
	[
		'src/page/draft.ts',
		"watched.history.written ? editor.text(LONGEST_DRAFT + 1) : ''",
		'editor.text(LONGEST_DRAFT + 1)',
	],
	['src/page/draft.ts', "return edited || shown.trim() === '' ? shown : last;", 'return shown;'],
	['src/page/overlay/surface.ts', 'removed = true;\n\t\tclose();\n\t}\n\tfunction', '}\n\tfunction'],
	[
		'src/page/overlay/surface.ts',
		'removed ||= home !== null && !isShown();\n\t\t\tconst next',
		'if (!isShown()) home = null;\n\t\t\tconst next',
	],
	[
		'src/worker/pageAdvice.ts',
		'marks: marksOf(found, facts),',
		'marks: marksOf(found, facts).filter(({ drawn }) => drawn),',
	],
	['src/storage/freshLog.ts', 'if (!isFresh) await beginLog(db);', ''],
	['src/storage/freshLog.ts', 'if (!isFresh) await requireRoom();', ''],
	['src/page/posting/drafts.ts', 'postedTexts(shown, edit)', '[shown]'],
	['src/page/posting/drafts.ts', 'writtenIn(boxes, watched, part)', 'allOwn(part)'],
	['src/page/posting/underWay.ts', ' || (drawn && !isDrawn(watched.element!))', ''],
	['src/page/posting/judge.ts', '(p.moved ? [] : p.drafts)', '[]'],
	['src/page/posting/presses.ts', 'pressAnything(path, pressed);', ''],
	['src/page/posting/presses.ts', ', ...takenAway(host.boxes())', ''],
	['src/page/posting/underWay.ts', 'ownStays(draft, here) ||', 'true ||'],
	['src/page/posting/reopened.ts', '(pressedEdit && !left) ||', 'true ||'],
	[
		'src/worker/keptBefore.ts',
		'return sought.some((key) => now.has(key)) || [...now].every((key) => before.has(key));',
		'return true;',
	],
	['src/page/posting/lastEdit.ts', "left <= SHORT || given === ''", 'true'],
	['src/page/posting/lastEdit.ts', 'given.length > SHORT', 'false'],
	['src/page/editors/find.ts', 'isMasked(box.keys)', 'isLocked(box.keys) || isMasked(box.keys)'],
	['src/page/boxes.ts', 'const MOST_WRITTEN = 200', 'const MOST_WRITTEN = 20'],
	['src/page/watcher/checks.ts', 'outdated = true;', 'again();'],
	['src/page/boxes.ts', 'each.history.written === written', '!written'],
	[
		'src/page/gate.ts',
		'seeing.push(see);',
		"for (const kind of ['keydown', 'beforeinput', 'paste', 'pointerdown', 'click', 'submit']) listened!.addEventListener(kind, (event) => event.isTrusted && see(event), true);",
	],
];
