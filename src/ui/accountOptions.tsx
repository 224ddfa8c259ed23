import type { Persona } from '../storage/records.ts';

export const AccountOptions = ({ personas }: { personas: readonly Pick<Persona, 'id' | 'name'>[] }) => (
	<>
		{personas.map(({ id, name }) => (
			<option key={id} value={id}>
				{name}
			</option>
		))}
	</>
);
