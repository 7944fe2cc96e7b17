import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

/** As Twilio's description (api.v2010, CreateMessage) has the fields that the site uses. */
const twilioFields = z.strictObject({
  To: z.string().regex(/^\+[1-9]\d{6,14}$/),
  From: z.optional(z.string().regex(/^(\+[1-9]\d{6,14}|[\dA-Za-z ]{1,11})$/)),
  MessagingServiceSid: z.optional(z.string().regex(/^MG[\da-fA-F]{32}$/)),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.optional(z.url({ protocol: /^https$/ })),
})

/** As Vonage's description (Messages API, version 1, SMS) has the fields that the site uses. */
const vonageFields = z.strictObject({
  message_type: z.literal('text'),
  channel: z.literal('sms'),
  to: z.string().regex(/^[1-9]\d{6,14}$/),
  from: z.string().min(1),
  text: z.string().min(1).max(1000),
  webhook_url: z.optional(z.url({ protocol: /^https$/ })),
  webhook_version: z.optional(z.enum(['v0.1', 'v1'])),
})

interface Received {
  readonly authorization: string | undefined
  readonly fields: object
}

/** A status, and the code that the provider names in its answer. A status of 0 is no answer at all. */
interface Refusal {
  readonly status: number
  readonly code?: number
}

interface Answer {
  readonly status: number
  readonly answer?: object
}

/**
 * Starts the APIs of both providers on this machine, until the test ends. They accept what their published
 * descriptions allow, and record it; or refuse everything, if told to.
 */
export async function startSmsProvider(refusal?: Refusal) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { status, answer } = refusal
        ? { ...refusal, answer: refusalOf(request.url ?? '', refusal) }
        : accept(request.url ?? '', request.headers['content-type'], body)
      if (status === 0) return
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })

    function accept(path: string, type: string | undefined, body: string): Answer {
      const { authorization } = request.headers
      if (/^\/2010-04-01\/Accounts\/AC[\da-f]{32}\/Messages\.json$/.test(path)) {
        if (type !== 'application/x-www-form-urlencoded') return { status: 415 }
        const fields = twilioFields.parse(Object.fromEntries(new URLSearchParams(body)))
        if (!fields.From === !fields.MessagingServiceSid) return { status: 400 }
        received.push({ authorization, fields })
        return { status: 201, answer: { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null } }
      }
      if (path !== '/v1/messages') return { status: 404 }
      if (type !== 'application/json') return { status: 415 }
      received.push({ authorization, fields: vonageFields.parse(JSON.parse(body)) })
      return { status: 202, answer: { message_uuid: 'aaaaaaaa-bbbb-4ccc-8ddd-0123456789ab' } }
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, host: `127.0.0.1:${port}` }
}

/** The published shapes of a refusal; both name the recipient in a sentence. */
function refusalOf(path: string, { status, code }: Refusal) {
  if (path.startsWith('/2010'))
    return { code, message: "'+31612345678' is not a valid phone number", more_info: 'https://…', status }
  return {
    type: `https://developer.vonage.com/api-errors/messages#${code}`,
    title: 'Invalid params',
    detail: 'The recipient 31612345678 is wrong.',
    instance: 'bf0ca0bf927b3b52e3cb03217e1a1ddf',
  }
}
