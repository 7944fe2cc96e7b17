import { changeLanguage, getUser, type Image, logIn, logOut, uploadPhoto } from 'contracts'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../api/src/db/testing/test-database.ts'
import { dataFolder } from '../api/src/fixtures/process.ts'
import { drawPicture } from '../api/src/pictures/fixture-pictures.ts'
import { startLocal } from './fixture-process.ts'

const MEMBER = { email: 'free@example.invalid', password: 'amberly-demo-1' }

const { url: DATABASE_URL } = await testDatabase()

/** Two API processes on one database. */
let urls: readonly [string, string]
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  env = { PORT: '0', DATA_DIR: dataFolder(), DATABASE_URL, DEMO: '1' }
  const [one, other] = [startLocal(env, ['--role', 'api']), startLocal(env, ['--role', 'api'])]
  urls = await Promise.all([one.url(), other.url()])
}, 120_000) // Starting takes long on a busy machine.

function call(url: string, { method, path }: { method: string; path: string }, body?: object, cookie = '') {
  return fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-type': 'web', cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('§4: a login at one process counts at the other, with the language chosen there, until a logout at either', async () => {
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

test('§8: both processes share the count of wrong passwords', async () => {
  const wrong = { email: 'premium@example.invalid', password: 'not it at all' }
  const codes: string[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const response = await call(urls[attempt % 2 === 0 ? 0 : 1], logIn, wrong)
    codes.push(((await response.json()) as { error: { code: string } }).error.code)
  }
  expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'login_failed'))
  expect(codes.at(-1)).toBe('too_many_attempts')
})

test('a photo uploaded at one process is served by the other, and by one that serves only pages', {
  timeout: 90_000,
}, async () => {
  const [one, other] = urls
  const pages = await startLocal(env, ['--role', 'gateway']).url()
  const cookie = cookieOf(await call(one, logIn, MEMBER))
  const form = new FormData()
  form.set('photo', new Blob([Uint8Array.from(await drawPicture().jpeg().toBuffer())]), 'me.jpg')
  const sent = { method: 'POST', headers: { 'x-client-type': 'web', cookie }, body: form }
  const response = await fetch(one + uploadPhoto.path, sent)
  expect(response.status).toBe(200)
  const { photos } = (await response.json()) as { photos: Image[] }
  for (const url of [one, other, pages]) {
    const media = `${url}/media/${photos[0]?.card}`
    const picture = await fetch(media, { headers: { cookie } })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await picture.bytes()).subarray(8, 12)).toEqual(new TextEncoder().encode('WEBP'))
    expect((await fetch(media)).status).toBe(404)
  }
})
