export type Apart = (act: () => void) => void;

/**
 * Makes a function that runs acts in turn at once, but apart from the user's press. Chromium reports to a page how much
 * text a key or a press has brought (`interaction-contentful-paint`), and attributes to it everything drawn in the
 * listeners, timers, and promises that follow. A task that already waited on a promise does not.
 */
export function createApart(): Apart {
	const due: (() => void)[] = [];
	let wake = () => {};
	async function run(): Promise<never> {
		for (;;) {
			for (let act = due.shift(); act !== undefined; act = due.shift()) attempt(act);
			await new Promise<void>((resolve) => {
				wake = resolve;
			});
		}
	}
	void run();
	return (act) => {
		due.push(act);
		wake();
	};
}

/** One that fails must not keep others waiting. */
function attempt(act: () => void): void {
	try {
		act();
	} catch (error) {
		setTimeout(() => {
			throw error;
		}, 0);
	}
}
