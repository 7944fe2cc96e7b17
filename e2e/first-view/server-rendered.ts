import type { Site } from '../fixtures/site/site.ts'
import { expect } from '../fixtures/test.ts'

/** The styles name the attribute in every page. */
export const isServerRendered = (html: string) => html.includes('<div id="root" data-painted="">')

/** A version that failed to render on a busy machine is tried again after a minute. */
const PATIENCE = 90_000

/** Headers of the journeys' browser: without its language, the visitor's country would be unknown. */
export const AS_BROWSER = { accept: 'text/html', 'accept-language': 'en-GB' }

/** Loads a page until the server renders it: it may leave the first ones after its start to the browser. */
export async function serverRendered(site: Pick<Site, 'url'>, path: string, cookie = ''): Promise<string> {
  let html = ''
  await expect
    .poll(
      async () => {
        html = await (await fetch(site.url + path, { headers: { ...AS_BROWSER, cookie } })).text()
        return isServerRendered(html)
      },
      { message: `${path} is rendered by the server`, timeout: PATIENCE },
    )
    .toBe(true)
  return html
}
