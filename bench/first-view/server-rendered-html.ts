import type { APIRequestContext } from '@playwright/test'

/** The first page after the start of a site may come without its content, while code is loaded. */
const TRIES = 40

/** Milliseconds for each try; on a busy machine a page may wait for the process that still loads the one before. */
const PATIENCE = 120_000

/** The HTML of a page once the server renders it; undefined if it doesn't. */
export async function serverRenderedHtml(
  request: APIRequestContext,
  url: string,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await request.get(url, { headers: { accept: 'text/html' }, timeout: PATIENCE })
    const html = await answer.text()
    if (isServerRendered(html)) return html
  }
  return undefined
}

/** Whether a page came with its content, rendered on the server. */
export function isServerRendered(html: string): boolean {
  return html.includes(' data-painted=')
}
