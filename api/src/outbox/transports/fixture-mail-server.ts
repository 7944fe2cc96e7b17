import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { certificate } from './fixture-certificate.ts'

interface Received {
  readonly to: string[]
  readonly source: string
  readonly isSecure: boolean
}

/** A mail server on this machine, until the test ends, and what it was given. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    async onData(stream, session, done) {
      // Who was killed in the middle has sent nothing.
      const source = await text(stream).catch(() => undefined)
      if (source === undefined) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ to, source, isSecure: session.secure })
      done()
    },
    ...options,
  })
  // A client that does not trust it hangs up in the middle.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port }
}
