const YAML = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const ENTRY = /^([\w-]+)[ \t]*[:=](.*)$/gm;

/** What a text file says of itself before it begins, as blogs that are made from files do: in YAML, or in TOML. */
export function frontMatter(text: string): { values: Map<string, string>; body: string } {
	const found = YAML.exec(text) ?? TOML.exec(text);
	const values = new Map<string, string>();
	for (const [, key, value] of (found?.[1] ?? '').matchAll(ENTRY))
		values.set(key!.toLowerCase(), unquoted(value!.trim()));
	return { values, body: text.slice(found?.[0].length ?? 0) };
}

const unquoted = (value: string): string =>
	/^"(?:[^"\\]|\\.)*"$/.test(value)
		? value.slice(1, -1).replace(/\\(.)/g, '$1')
		: /^'.*'$/.test(value)
			? value.slice(1, -1).replaceAll("''", "'")
			: value;
