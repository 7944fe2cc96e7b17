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

interface MailServerOptions extends SMTPServerOptions {
  /** Answers a mail once it is recorded; by default at once. */
  readonly answer?: (done: () => void) => void
}

/** Starts a mail server that runs until the test ends and records the mails it receives. */
export async function startMailServer({ answer = (done) => done(), ...options }: MailServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    async onData(stream, session, done) {
      // A client that was killed midway has sent nothing.
      const source = await text(stream).catch(() => undefined)
      if (source === undefined) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      received.push({ to, source, isSecure: session.secure })
      answer(done)
    },
    ...options,
  })
  // A client that doesn't trust the certificate hangs up, which is no failure of the test.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port }
}
