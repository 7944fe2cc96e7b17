import type { Site } from '../fixtures/site/site.ts'
import { expect } from '../fixtures/test.ts'

/** The styles name the attribute in every page. */
export const isPainted = (html: string) => html.includes('<div id="root" data-painted="">')

/** Renders a page until it is painted: the first one after the start of the site may still be drawn by the browser. */
export async function painted(site: Site, path: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
      return isPainted(html)
    })
    .toBe(true)
  return html
}
