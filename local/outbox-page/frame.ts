import { hash } from 'node:crypto'
import { escapeHtml } from '../../api/src/http/escape-html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#e6dcd6, #473840);
  --muted: light-dark(#6b5a5e, #c3b4ba); --surface: light-dark(#fff, #25171d); --accent: light-dark(#8a4b00, #f6a723); }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: light-dark(#fdf9f5, #180f13);
  color: light-dark(#2b1419, #f7efea); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; } h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0.5rem 0; } a { color: var(--accent); }
.muted { color: var(--muted); font-size: 0.875rem; }
ul { display: grid; gap: 0.5rem; list-style: none; margin: 1rem 0; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; }
nav a { border: 1px solid var(--line); border-radius: 999px; display: block; padding: 0.6rem 1rem; text-decoration: none; }
nav a[aria-current] { background: var(--accent); color: light-dark(#fff, #331300); }
.letter { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; color: inherit; display: block;
  padding: 0.75rem 1rem; text-decoration: none; }
.letter:hover, .letter:focus-visible { border-color: var(--accent); }
.letter b { display: block; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: max-content 1fr; margin: 0; } dt { color: var(--muted); } dd { margin: 0; }
iframe { border: 1px solid var(--line); border-radius: 0.75rem; box-sizing: border-box; height: 46rem; width: 100%; }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; font: 0.875rem/1.6 ui-monospace, monospace;
  margin: 0; padding: 1rem; white-space: pre-wrap; }
`

/** The page runs no script, and loads nothing but the mail in its frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail has its own styles and the site's pictures, runs no script, has an opaque origin, and opens its links in a new tab. */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export function frame(title: string, ...body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    ...body,
    '</html>',
  ].join('\n')
}
