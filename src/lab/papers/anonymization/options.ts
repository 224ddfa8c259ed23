import type { SetupOptions } from '../../kit/cli/setup.ts';
import type { ReleaseKind } from './release/release.ts';
import type { SvdOptions } from './svd/svd.ts';

/** Options of `lab anonymize`. */
export interface AnonymizeCommandOptions extends Omit<SetupOptions, 'targets'>, SvdOptions {
	k: number[];
	in?: string;
	people?: number;
	release: ReleaseKind;
	sample: number;
	known: number;
	targets: number;
	numbersSeed?: number;
	accuracy: boolean;
	scale?: number[];
}
