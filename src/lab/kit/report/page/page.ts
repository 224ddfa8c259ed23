/** A report as a self-contained page without network access or scripts. */
import { readFileSync } from 'node:fs';
import { html } from 'htm/preact';
import type { ComponentChildren, VNode } from 'preact';
import { render } from 'preact-render-to-string';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

export interface Entry {
	id: string;
	name: string;
	parts?: Entry[];
}

const links = (entries: readonly Entry[]): VNode =>
	html`<ol>
		${entries.map(
			({ id, name, parts = [] }) =>
				html`<li key=${id}><a href=${`#${id}`}>${name}</a>${parts.length > 0 && links(parts)}</li>`,
		)}
	</ol>`;

const Fish = () =>
	html`<svg class="fish" viewBox="0 0 128 128" aria-hidden="true">
		<path
			fill="currentColor"
			d="M4 66C18 38 46 26 74 36c10 3.600 18 9 24 15L122 28c3-2.600 5 .4 4 4-3.500 12-7 24-7 34s3.500 22 7 34c1 3.600-1 6.600-4 4L98 81c-6 6-14 11.400-24 15C46 106 18 94 4 66Z"
		/>
		<circle cx="31" cy="59" r="8" fill="var(--paper)" />
	</svg>`;

export const pageOf = (title: string, contents: readonly Entry[], body: ComponentChildren): string =>
	`<!doctype html>${render(
		html`<html lang="en">
		<head>
			<meta charset="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>${title}</title>
			<style dangerouslySetInnerHTML=${{ __html: STYLE }} />
		</head>
		<body>
			<div class="lab">
				<nav aria-label="Contents">
					<p class="brand"><${Fish} />Red Herring lab</p>
					${links(contents)}
				</nav>
				<main class="stack">${body}</main>
			</div>
		</body>
	</html>` as VNode,
	)}\n`;

interface SectionProps {
	id: string;
	title: string;
	level?: 2 | 3;
	children?: ComponentChildren;
}

export const Panel = ({ id, title, about, level = 3, children }: SectionProps & { about?: ComponentChildren }) =>
	html`<section class="panel" id=${id}>
		<header><${`h${level}`}>${title}<//>${about}</header>
		${children}
	</section>`;

/** Reference material: collapsed on the screen, expanded in print. */
export const Fold = ({ id, title, hint, level = 3, children }: SectionProps & { hint: string }) =>
	html`<details>
		<summary>
			<${`h${level}`}>${title}<//>
			<span class="hint soft">${hint}</span>
			<svg class="icon turns soft" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 6 6 6-6 6" /></svg>
		</summary>
		<div class="in" id=${id}>${children}</div>
	</details>`;
