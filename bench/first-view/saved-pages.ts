import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { serverRenderedHtml } from './server-rendered-html.ts'
import { withoutScripts } from './without-scripts.ts'

interface Saved {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Types that static servers compress. */
const TEXT = /^(text\/|application\/json|image\/svg)/

/**
 * Serves the pages of a site as static files: the same HTML, styles, pictures and fonts without any script. They are saved
 * when they are first requested, and compressed as well as possible.
 */
export async function serveSaved(request: APIRequestContext, site: string) {
  const saved = new Map<string, Promise<Saved>>()

  async function savePage(path: string): Promise<Saved> {
    const html = await serverRenderedHtml(request, site + path)
    if (html === undefined) throw new Error(`The server didn't render ${path}.`)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return compressed(headers, Buffer.from(withoutScripts(html)))
  }

  async function saveFile(path: string): Promise<Saved> {
    const answer = await request.get(site + path)
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`)
    const { 'content-type': type = '', 'cache-control': cache = 'no-store' } = answer.headers()
    const headers = { 'content-type': type, 'cache-control': cache }
    const body = await answer.body()
    return TEXT.test(type) ? compressed(headers, body) : { headers, body }
  }

  const server = createServer(async (asked, response) => {
    const { url = '/' } = asked
    const file = saved.get(url) ?? (isNavigation(asked) ? savePage(url) : saveFile(url))
    saved.set(url, file)
    try {
      const { headers, body } = await file
      response.writeHead(200, headers).end(body)
    } catch (error) {
      saved.delete(url)
      response.writeHead(404).end(String(error))
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function compressed(headers: Saved['headers'], body: Buffer): Promise<Saved> {
  return {
    headers: { ...headers, 'content-encoding': 'br' },
    body: await promisify(brotliCompress)(body),
  }
}

function isNavigation({ headers: { accept = '' } }: IncomingMessage): boolean {
  return accept.includes('text/html')
}
