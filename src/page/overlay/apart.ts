export type Apart = (act: () => void) => void;

/**
 * Makes what runs acts at once, in turn, but apart from what the user has just pressed. Chromium reports to a page how large the
 * text is that a key or a press has brought (`interaction-contentful-paint`), and takes for brought what is drawn in the
 * listeners, timers and promises that follow from it. What has waited on a promise since before does not follow from it.
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
