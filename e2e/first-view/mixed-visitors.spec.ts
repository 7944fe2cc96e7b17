import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { CLIENT_HEADER, CLIENT_TYPE, changeLanguage, signUp } from 'contracts'
import { EVERY_CASE } from '../fixtures/sample.ts'
import { expect, test } from '../fixtures/test.ts'

const REQUESTS = EVERY_CASE ? 1_000 : 200
/** Requests in flight; with many more, rendering would be shed, and nothing be proved. */
const AT_ONCE = 6

const NAMES = [
  'Aldra',
  'Bexley',
  'Corvin',
  'Dovel',
  'Ebrun',
  'Fintan',
  'Gwerin',
  'Hollis',
  'Ilvane',
  'Jorrit',
]
const LANGUAGES = ['en', 'fi', 'fr'] as const
const BRANDS = [
  { host: 'localhost', name: 'Amberly' },
  { host: 'she.localhost', name: 'Marigold' },
] as const
const FOR_ANYBODY = ['/pricing', '/terms', '/members', '/faq']
const FOR_VISITORS = ['/', '/login', '/signup', ...FOR_ANYBODY]
const FOR_MEMBERS = ['/', '/chats', '/likes', '/notifications', '/profile', ...FOR_ANYBODY]

interface Viewer {
  readonly brand: (typeof BRANDS)[number]
  readonly language: (typeof LANGUAGES)[number]
  /** The address and name of a member. */
  readonly member?: { readonly email: string; readonly name: string; readonly cookie: string }
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function inTurn<T>(all: readonly T[], turn: number): T {
  return all[turn % all.length] as T
}

test('§2: among many mixed requests, nobody gets a page with something of another viewer', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const { port } = new URL(site.url)

  function send(
    { brand, language, member }: Viewer,
    path: string,
    { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
  ): Promise<Answer> {
    const headers = {
      host: `${brand.host}:${port}`,
      accept: 'text/html',
      'accept-language': language,
      ...(member && { cookie: member.cookie }),
      ...(body && { 'content-type': 'application/json', [CLIENT_HEADER]: CLIENT_TYPE }),
      'x-forwarded-for': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
    }
    return new Promise((resolve, reject) => {
      request({ host: 'localhost', port, agent, path, method, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      })
        .on('error', reject)
        .end(body && JSON.stringify(body))
    })
  }

  async function join(viewer: Viewer, name: string): Promise<Viewer> {
    const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.invalid`
    const newcomer = { email, name, password: 'a song about rain', date_of_birth: '1990-06-15' }
    const answer = await send(viewer, signUp.path, { method: 'POST', body: newcomer })
    expect(answer.status, answer.body).toBe(200)
    const cookie = (answer.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ')
    const member = { ...viewer, member: { email, name, cookie } }
    const body = { language: viewer.language }
    const changed = await send(member, changeLanguage.path, { method: changeLanguage.method, body })
    expect(changed.status, changed.body).toBe(200)
    return member
  }

  const kinds = BRANDS.flatMap((brand) => LANGUAGES.map((language) => ({ brand, language })))
  const members: Viewer[] = []
  for (const [index, name] of NAMES.entries()) members.push(await join(inTurn(kinds, index), name))
  const viewers: Viewer[] = [...kinds, ...members]

  function check({ brand, language, member }: Viewer, path: string, { status, body }: Answer) {
    const about = `${member?.name ?? 'a visitor'} at ${brand.name}${path}`
    expect(status, about).toBe(200)
    expect(body, about).toContain(`<html lang="${language}"`)
    expect(body, about).toContain(brand.name)
    for (const other of BRANDS) if (other !== brand) expect(body, about).not.toContain(other.name)
    if (member) expect(body, about).toContain(member.name)
    for (const other of members) {
      if (other.member?.name === member?.name) continue
      expect(body, about).not.toContain(other.member?.name)
      expect(body, about).not.toContain(other.member?.email)
    }
  }

  let sent = 0
  let serverRendered = 0
  async function sendSome() {
    while (sent < REQUESTS) {
      sent += 1
      const viewer = inTurn(viewers, sent * 7)
      const paths = viewer.member ? FOR_MEMBERS : FOR_VISITORS
      const path = inTurn(paths, sent * 5)
      const answer = await send(viewer, path)
      check(viewer, path, answer)
      if (answer.body.includes('<div id="root" data-painted="">')) serverRendered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  agent.destroy()
  // Under load, rendering is shed first.
  expect(serverRendered).toBeGreaterThan(REQUESTS / 50)
})
