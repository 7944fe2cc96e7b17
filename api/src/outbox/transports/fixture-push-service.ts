import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { certificate } from './fixture-certificate.ts'
import { agentTo } from './fixture-push-agent.ts'

interface PushRequest {
  readonly path: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
  /** When it was there in full, by `performance.now()`. */
  readonly at: number
}

/**
 * Starts a push service that runs until the test ends and records its requests, and an agent that connects to
 * it whatever host a subscription names. With a status of 0 it never answers.
 */
export async function startPushService(status = 201, headers: Readonly<Record<string, string>> = {}) {
  const requests: PushRequest[] = []
  const server = createServer(certificate, (request, response) => {
    void buffer(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body, at: performance.now() })
      if (status > 0) response.writeHead(status, headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = agentTo(port)
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { requests, agent, port }
}
