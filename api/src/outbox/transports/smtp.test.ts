import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '../transport.ts'
import { Undeliverable } from '../undeliverable.ts'
import { certificate } from './fixture-certificate.ts'
import { startMailServer } from './fixture-mail-server.ts'
import { type SmtpOptions, smtp } from './smtp.ts'

const MAIL: Mail = {
  id: 'M1',
  from: { name: 'Amberly', address: 'no-reply@amberly.example' },
  to: 'ann@example.com',
  replyTo: 'support@amberly.example',
  subject: 'Tervetuloa – äö',
  html: '<p>Hei</p>',
  text: 'Hei',
}

function open(options: SmtpOptions) {
  const transport = smtp(options)
  onTestFinished(() => transport.close())
  return transport
}

/** An error reply of the mail server. */
function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error as Error,
  )

test('a mail arrives with both parts, its sender, a stable id, and a request for no automatic replies', async () => {
  const { received, port } = await startMailServer()
  await open({ url: `smtp://127.0.0.1:${port}` }).send(MAIL)
  const [{ to, source } = { to: [], source: '' }] = received
  expect(to).toEqual(['ann@example.com'])
  expect(source).toMatch(/^From: Amberly <no-reply@amberly\.example>\r$/m)
  expect(source).toMatch(/^Reply-To: support@amberly\.example\r$/m)
  expect(source).toMatch(/^Message-ID: <M1@amberly\.example>\r$/m)
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(source).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(source).not.toContain('List-Unsubscribe')
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
})

test('§4: a notification carries the headers for one-click unsubscribing', async () => {
  const { received, port } = await startMailServer()
  const unsubscribeUrl = 'https://amberly.example/api/unsubscribe.php?token=T'
  await open({ url: `smtp://127.0.0.1:${port}` }).send({ ...MAIL, unsubscribeUrl })
  const [{ source } = { source: '' }] = received
  expect(source.replaceAll('\r\n ', ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('a line break in a name, subject or address cannot inject a header', async () => {
  const { received, port } = await startMailServer()
  await open({ url: `smtp://127.0.0.1:${port}` }).send({
    ...MAIL,
    from: { name: 'A\r\nBcc: everybody@example.com', address: 'no-reply@amberly.example' },
    subject: 'S\r\nBcc: everybody@example.com\r\n\r\n<script>',
    replyTo: 'a@example.com\nX-Evil: 1',
  })
  const [{ to, source } = { to: [], source: '' }] = received
  expect(to).toHaveLength(1)
  const [head = ''] = source.split('\r\n\r\n')
  expect(head).not.toMatch(/^(?:Bcc|X-Evil):/im)
})

test('rejects a malformed address, and sends the mail to no one else', async () => {
  const { received, port } = await startMailServer()
  const to = 'ann@example.com\r\nRCPT TO:<everybody@example.com>'
  expect(await failure(open({ url: `smtp://127.0.0.1:${port}` }).send({ ...MAIL, to }))).toBeInstanceOf(
    Undeliverable,
  )
  expect(received).toEqual([])
})

test.each([
  [550, '5.1.1 no such user', true],
  [550, '5.7.1 you are on a list', false],
])('%d %s for the recipient is permanent (gone: %s)', async (code, message, isGone) => {
  const { port } = await startMailServer({ onRcptTo: (_, __, done) => done(refusal(code, message)) })
  const error = await failure(open({ url: `smtp://127.0.0.1:${port}` }).send(MAIL))
  expect(error).toBeInstanceOf(Undeliverable)
  expect(error).toMatchObject({ isGone })
})

test.each([
  [
    'of the recipient',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(refusal(421, 'busy')) },
  ],
  [
    'of the sender',
    { onMailFrom: (_: unknown, __: unknown, done: (e: Error) => void) => done(refusal(451, 'later')) },
  ],
  ['of the connection', { onConnect: (_: unknown, done: (e: Error) => void) => done(refusal(421, 'full')) }],
])('a temporary refusal %s is retried later', async (_, options) => {
  const { port } = await startMailServer(options)
  const error = await failure(open({ url: `smtp://127.0.0.1:${port}` }).send(MAIL))
  expect(error).toMatchObject({ name: 'NotDelivered', message: expect.stringMatching(/refused it: 4\d1\.$/) })
})

test('times out on a server that does not respond, without holding up the next mail', async () => {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void mute.close())
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : 0
  const transport = open({ url: `smtp://127.0.0.1:${port}`, connections: 1, timeoutMs: 300 })
  const began = performance.now()
  const errors = await Promise.all([failure(transport.send(MAIL)), failure(transport.send(MAIL))])
  expect(errors).toMatchObject([{ name: 'NotDelivered' }, { name: 'NotDelivered' }])
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('an unreachable server is retried later', async () => {
  const error = await failure(open({ url: 'smtp://127.0.0.1:1' }).send(MAIL))
  expect(error).toMatchObject({ name: 'NotDelivered', message: expect.stringContaining('not reached') })
})

test('with TLS from the start, sends only to a server with a trusted certificate', async () => {
  const { received, port } = await startMailServer({ secure: true })
  await open({ url: `smtps://localhost:${port}`, ca: certificate.cert }).send(MAIL)
  expect(received).toMatchObject([{ isSecure: true }])
  const error = await failure(open({ url: `smtps://localhost:${port}` }).send(MAIL))
  expect(error).toMatchObject({ name: 'NotDelivered' })
  expect(received).toHaveLength(1)
})

test('sends nothing unencrypted to another machine', async () => {
  const far = { isNear: false, ca: certificate.cert }
  const { received, port } = await startMailServer()
  await open({ url: `smtp://localhost:${port}`, ...far }).send(MAIL)
  expect(received).toMatchObject([{ isSecure: true }])
  const plain = await startMailServer({ disabledCommands: ['STARTTLS'] })
  const error = await failure(open({ url: `smtp://localhost:${plain.port}`, ...far }).send(MAIL))
  expect(error).toMatchObject({ name: 'NotDelivered' })
  expect(plain.received).toEqual([])
})

test('a mail is retried later if the server rejects the login', async () => {
  const { received, port } = await startMailServer({
    authOptional: false,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'site' }) : done(refusal(535, '5.7.8 no')),
  })
  const at = (password: string) => ({
    url: `smtp://site:${password}@localhost:${port}`,
    isNear: false,
    ca: certificate.cert,
  })
  expect(await failure(open(at('wrong')).send(MAIL))).toMatchObject({
    name: 'NotDelivered',
    message: 'The mail server refused it: 535 5.7.8.',
  })
  await open(at('right')).send(MAIL)
  expect(received).toHaveLength(1)
})
