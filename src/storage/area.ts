import type { Browser } from 'webextension-polyfill';

export type Area = Pick<Browser['storage']['local'], 'get' | 'set' | 'remove'>;

export const valueAt = async (area: Pick<Area, 'get'>, key: string): Promise<unknown> => (await area.get(key))[key];
