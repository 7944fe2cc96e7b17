import {
  CLIENT_HEADER,
  CLIENT_TYPE,
  createLander,
  type Endpoint,
  type LanderContent,
  landerPath,
  publishLander,
  saveLander,
} from 'contracts'
import { sessionAt } from '../fixtures/logged-in.ts'
import type { Site } from '../fixtures/site/site.ts'

interface Load {
  readonly saves: number
  /** Visitors who load the page again and again meanwhile. */
  readonly visitors: number
}

interface Outcome {
  /** Pages that visitors loaded. */
  readonly pages: number
  readonly failures: readonly string[]
  /** By save: milliseconds from the server's answer until a visitor saw it. */
  readonly delays: readonly number[]
}

const ADDRESS = { niche: 1, template: 'gallery', slug: 'under-load' } as const
const HTML = { accept: 'text/html' }

const titleOf = (save: number) => `Summer number ${save} is short`

function contentOf(save: number): LanderContent {
  const { niche, template, slug } = ADDRESS
  const title = { en: titleOf(save) }
  const props = { title, note: { en: 'It takes two minutes.' }, button: { en: 'Sign up' } }
  return {
    v: 1,
    kind: 'lander',
    niche,
    template,
    slug,
    meta: { title, description: { en: 'A page that changes all the time.' } },
    locales: ['en'],
    blocks: [{ id: 'signup', type: 'signup-bar', bv: 1, props }],
  }
}

/** Saves and publishes a landing page again and again while visitors load it, waiting each time until one sees it. */
export async function saveUnderLoad(site: Site, { saves, visitors }: Load): Promise<Outcome> {
  const { name, value } = await sessionAt(site.url, 'staff')
  const send = async ({ method, path }: Endpoint, body: object) => {
    const headers = { 'content-type': 'application/json', [CLIENT_HEADER]: CLIENT_TYPE }
    const answer = await fetch(site.url + path, {
      method,
      headers: { ...headers, cookie: `${name}=${value}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { lander: { id: string; rev: number } }).lander
  }
  const page = site.url + landerPath(ADDRESS)
  const load = async () => {
    const answer = await fetch(page, { headers: HTML })
    const html = await answer.text()
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`)
    if (!html.endsWith('</html>\n') && !html.endsWith('</html>')) throw new Error('A page was cut short.')
    return html
  }

  const failures: string[] = []
  const over = new AbortController()
  let pages = 0
  const visitor = async () => {
    for (; !over.signal.aborted; pages += 1)
      await load().catch((error: unknown) => failures.push(String(error)))
  }
  let { id, rev } = await send(createLander, { content: contentOf(0) })
  await send(publishLander, { id, rev })
  const crowd = Array.from({ length: visitors }, visitor)
  const delays: number[] = []
  for (let save = 1; save <= saves; save += 1) {
    ;({ rev } = await send(saveLander, { id, rev, content: contentOf(save) }))
    await send(publishLander, { id, rev })
    const start = performance.now()
    while (!(await load()).includes(titleOf(save)));
    delays.push(performance.now() - start)
  }
  over.abort()
  await Promise.all(crowd)
  return { pages, failures, delays }
}
