import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../bundles/fixture-bundle.ts'
import type { S3Bucket } from './s3-client.ts'
import { s3Storage } from './s3-storage.ts'

/** An S3 store for one test. */
export async function openS3() {
  const { bucket, loseNextResponse } = await runStore()
  return { storage: s3Storage(bucket), bucket, loseNextResponse }
}

/**
 * Runs s3rver behind a server that adds what it lacks and S3 promises: conditional writes, and requests for one key that
 * never see each other half done. It can also lose a response.
 */
async function runStore() {
  const configureBuckets = [{ name: 'releases', configs: [] }]
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: await temporaryFolder() }
  const store = new S3rver({ ...options, configureBuckets })
  const { port: inner } = await store.run()
  const turns = new Map<string, Promise<void>>()
  const keys = new Set<string>()
  let losing = 0

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = pathOf(incoming)
    const body = await buffer(incoming)
    if (incoming.headers['if-none-match'] === '*' && keys.has(path)) {
      outgoing.writeHead(412).end()
      return
    }
    const answer = await forward(inner, incoming, body)
    if (incoming.method === 'PUT') keys.add(path)
    if (incoming.method === 'DELETE') keys.delete(path)
    if (losing > 0 && incoming.method === 'PUT') {
      losing--
      outgoing.destroy()
      return
    }
    outgoing.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const front = createServer((incoming, outgoing) => {
    const path = pathOf(incoming)
    const turn = (turns.get(path) ?? Promise.resolve()).then(() => respond(incoming, outgoing))
    turns.set(
      path,
      turn.catch(() => void outgoing.destroy()),
    )
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    front.closeAllConnections()
    front.close()
    await store.close()
  })
  const { port } = front.address() as AddressInfo
  const bucket: S3Bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'releases',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  }
  return {
    bucket,
    loseNextResponse: () => {
      losing++
    },
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? ''
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

function forward(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((done, failed) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, async (response) => {
      const { statusCode: status = 500, headers } = response
      done({ status, headers, body: await buffer(response) })
    })
    outgoing.on('error', failed).end(body)
  })
}
