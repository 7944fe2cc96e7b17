import { Agent, get } from 'node:http'
import { isServerRendered } from './server-rendered-html.ts'

export interface PageLoad {
  /** Milliseconds of each answer, in ascending order. */
  readonly durations: readonly number[]
  /** Answers with another status than 200, or none. */
  readonly failed: number
  /** Answers that the server rendered. */
  readonly serverRendered: number
}

interface Asked {
  readonly url: string
  readonly cookie?: string
  /** Clients that each have one request under way. */
  readonly clients: number
  readonly ms: number
}

/** Asks for a page again and again, without drawing it. */
export async function loadPage({ url, cookie, clients, ms }: Asked): Promise<PageLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const durations: number[] = []
  let failed = 0
  let serverRendered = 0
  const end = performance.now() + ms
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const html = await htmlOf(url, { agent, ...(cookie !== undefined && { cookie }) })
      durations.push(performance.now() - start)
      if (html === undefined) failed += 1
      else if (isServerRendered(html)) serverRendered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return { durations: durations.toSorted((a, b) => a - b), failed, serverRendered }
}

function htmlOf(url: string, { agent, cookie }: { agent: Agent; cookie?: string }) {
  const headers = { accept: 'text/html', ...(cookie !== undefined && { cookie }), ...fromAnywhere() }
  return new Promise<string | undefined>((resolve) => {
    get(url, { agent, headers }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk
      })
      answer.on('end', () => resolve(answer.statusCode === 200 ? html : undefined))
    }).on('error', () => resolve(undefined))
  })
}

/** Many visitors, since one alone would soon meet a limit. */
const fromAnywhere = () => ({
  'x-forwarded-for': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
})
