import { changeLanguage, getUser, logIn, logOut } from 'contracts'
import { beforeEach, expect, test } from 'vitest'
import { dataFolder, start } from './fixture-process.ts'

const MEMBER = { email: 'free@example.invalid', password: 'amberly-demo-1' }

/** Two processes of the API that have one database. */
let urls: readonly [string, string]

beforeEach(async () => {
  const env = { PORT: '0', DATA_DIR: dataFolder() }
  const [one, other] = [start(env, ['--role', 'api']), start(env, ['--role', 'api'])]
  urls = await Promise.all([one.url(), other.url()])
}, 40_000)

function call(url: string, { method, path }: { method: string; path: string }, body?: object, cookie = '') {
  return fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-type': 'web', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('§4: who logs in at one is logged in at the other, in the language chosen there, until a logout at either', async () => {
  const [one, other] = urls
  const cookie = cookieOf(await call(one, logIn, MEMBER))
  const userAt = async (url: string) =>
    ((await (await call(url, getUser, undefined, cookie)).json()) as { user: { language: string } | null })
      .user
  expect(await userAt(other)).not.toBeNull()
  expect((await call(other, changeLanguage, { language: 'fi' }, cookie)).status).toBe(200)
  expect(await userAt(one)).toMatchObject({ language: 'fi' })
  expect((await call(other, logOut, undefined, cookie)).ok).toBe(true)
  expect(await userAt(one)).toBeNull()
})

test('§8: wrong passwords are counted by both together', async () => {
  const wrong = { ...MEMBER, password: 'not it at all' }
  const codes: string[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await call(urls[attempt % 2 === 0 ? 0 : 1], logIn, wrong)
    codes.push(((await answer.json()) as { error: { code: string } }).error.code)
  }
  expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'login_failed'))
  expect(codes.at(-1)).toBe('too_many_attempts')
})
