import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Delivery {
  readonly path: string | undefined
  readonly signature: unknown
  readonly body: string
}

/** A webhook that answers with these statuses in turn, then with 204. */
export async function openReceiver(...statuses: readonly number[]) {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const status = statuses[deliveries.length] ?? 204
    deliveries.push({ path: request.url, signature: request.headers['x-release-signature'], body })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, deliveries }
}
