import type { OwnRequestFor, SettingsView } from '../../messages/ui.ts';

/** What a part of the settings shows, and how it changes them. */
export interface GeneralProps {
	view: SettingsView;
	send: (request: OwnRequestFor<SettingsView>) => Promise<void>;
}
