import { escapeHtml } from '../../gateway/page/html.ts'

/** Stands where no page can be had, and looks every second whether it can. */
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
