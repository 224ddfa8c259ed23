import { createCommands, type Scene } from './commands.ts';
import { createInput, type Input } from './input.ts';
import { createPopups, type Popups } from './popups.ts';
import type { Speech } from './speech.ts';
import type { Surface } from './surface.ts';
import type { View } from './view.ts';

/** Connects popups, commands, and input: input gives commands, commands open popups, popups report presses. */
export function createInteraction(
	window: Window & typeof globalThis,
	surface: Surface,
	view: View,
	speech: Speech,
	host: Pick<Scene, 'act' | 'opened' | 'apart' | 'look'>,
): { popups: Popups; input: Input } {
	const popups = createPopups(
		window,
		surface,
		(button) => commands.press(button),
		() => {
			input.forget();
			view.draw();
		},
	);
	const scene: Scene = {
		...host,
		popups,
		speech,
		view,
		isWhole: surface.isWhole,
		forgetPointer: () => input.forget(),
	};
	const commands = createCommands(scene);
	const input = createInput(window, surface.host, scene, commands);
	return { popups, input };
}
