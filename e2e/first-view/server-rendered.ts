import type { Site } from '../fixtures/site/site.ts'
import { expect } from '../fixtures/test.ts'

/** The styles name the attribute in every page. */
export const isServerRendered = (html: string) => html.includes('<div id="root" data-painted="">')

/** Loads a page until the server renders it: it may leave the first ones after its start to the browser. */
export async function serverRendered(site: Pick<Site, 'url'>, path: string, cookie = ''): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await fetch(site.url + path, { headers: { accept: 'text/html', cookie } })).text()
      return isServerRendered(html)
    })
    .toBe(true)
  return html
}
