/** What is done for each target, by name, so that any thread can do it. */
import { groupBin } from '../anonymization/groups.ts';
import { svdBlock, svdFold } from '../anonymization/train.ts';
import { svdRelease } from '../anonymization/trainRelease.ts';
import type { Algorithm } from '../attacks/attack.ts';
import { createRank, createRankUnder } from '../attacks/createRank.ts';
import { fitOne } from '../attacks/fit.ts';
import { identifyOne } from '../attacks/identifyOne.ts';
import { scoreboardOne } from '../attacks/scoreboardOne.ts';
import { nearestOne } from '../attacks/scoreboardRecords.ts';
import { theoremOne } from '../attacks/scoreboardTheorem.ts';
import type { Shared } from '../attacks/shared.ts';
import type { Target } from '../datasets/target.ts';
import { defendOne } from '../defences/defendOne.ts';
import { misdirect } from '../defences/misdirect.ts';
import { suppressDataset, suppressUser } from '../defences/suppress.ts';

const makers = {
	rank: (shared: Shared, { algorithm }: { algorithm: Algorithm }) => createRank(shared, algorithm),
	rankUnder: createRankUnder,
	identify: identifyOne,
	fitOne,
	suppressDataset,
	suppressUser,
	misdirect,
	defendOne,
	scoreboardOne,
	nearestOne,
	theoremOne,
	svdFold,
	svdBlock,
	svdRelease,
	groupBin,
};

export type TaskName = keyof typeof makers;
export type TaskOptions<T extends TaskName> = Parameters<(typeof makers)[T]>[1];
export type TaskResult<T extends TaskName> = ReturnType<ReturnType<(typeof makers)[T]>>;

/** @returns works on one target after the other; makes its tables once */
export const runTask = <T extends TaskName>(task: T, shared: Shared, options: TaskOptions<T>) =>
	(makers[task] as (shared: Shared, options: TaskOptions<T>) => (target: Target) => TaskResult<T>)(shared, options);
