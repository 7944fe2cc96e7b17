import { escapeHtml } from '../../gateway/html/html.ts'

/** Renders an error page that reloads every second until the real page is available. */
export function errorPage(text: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta http-equiv="refresh" content="1">',
    '<title>Not yet</title>',
    `<pre>${escapeHtml(text)}</pre>`,
    '</html>',
  ].join('\n')
}
