/** Items as requests and stored drafts name them. In a module of its own, to keep the script for boxes small. */
import * as v from 'valibot';
import { count, oneOf } from '../checks.ts';
import { type Item, PACK_KINDS } from '../core/catalogue/packKinds.ts';

export const KindSchema = oneOf(...PACK_KINDS);
export const itemFields = { kind: KindSchema, id: count };
export const ItemSchema: v.GenericSchema<Item> = v.object(itemFields);
