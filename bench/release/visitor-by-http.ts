import { versionsIn } from '../../e2e/fixtures/versions-in.ts'

/** Loads a page as a browser does, without drawing it: the HTML, and every file it names. */
export async function loadByHttp(page: string): Promise<Map<string, Set<string>>> {
  const html = await getText(page)
  const files = [...html.matchAll(/(?:src|href)="(\/bundles\/[^"]+)"/g)].map(([, path = '']) => path)
  if (files.length === 0) throw new Error(`${page} names no files.`)
  await Promise.all(files.map((path) => getText(new URL(path, page).href)))
  return versionsIn(html)
}

async function getText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.text()
}
