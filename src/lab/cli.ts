import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { PackError } from '../core/catalogue/codec.ts';
import { deriveClasses, readActivity } from './activity.ts';
import { detect, detectTrain } from './detect/commands.ts';
import { loadClickHouseCommand } from './engines/commands.ts';
import { InputError } from './errors.ts';
import { experiments } from './experiments/commands.ts';
import { packCommand } from './experiments/pack.ts';

const whole = (text: string) => {
	if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
	return Number(text);
};

const lab = new Command('lab').description('Experiments on the data and code behind the advice.').exitOverride();
lab.addCommand(detect.copyInheritedSettings(lab)).addCommand(detectTrain.copyInheritedSettings(lab));
lab.addCommand(loadClickHouseCommand.copyInheritedSettings(lab));
lab.addCommand(packCommand.copyInheritedSettings(lab));

for (const command of experiments) lab.addCommand(command.copyInheritedSettings(lab));

lab
	.command('activity')
	.description('Derive activity classes from a ratings file whose heavy users are thinned.')
	.requiredOption('--ratings <file>', 'ratings, Parquet or CSV with a header')
	.option('--user <column>', 'name of the user column', 'user_id')
	.option('--mean <ratings>', 'mean ratings per person to scale to', whole, 977)
	.option('--censor <ratings>', 'counts from here on are thinned', whole, 250)
	.option('--classes <count>', 'number of classes', whole, 16)
	.action(async (o: { ratings: string; user: string; mean: number; censor: number; classes: number }) => {
		const counts = await readActivity(o.ratings, o.user);
		for (const c of deriveClasses(counts, o.mean, o.censor, o.classes)) console.log(JSON.stringify(c));
	});

try {
	await lab.parseAsync();
} catch (error) {
	if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
	else {
		const known = error instanceof InputError || error instanceof PackError;
		console.error(known ? error.message : error);
		process.exitCode = known ? 2 : 1;
	}
}
