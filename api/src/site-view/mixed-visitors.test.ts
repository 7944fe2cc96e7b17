import { getCompany, getUser, LOCALE_COOKIE } from 'contracts'
import { gateway } from 'platform/gateway'
import { expect, onTestFinished, test } from 'vitest'
import { PATIENT, remoteHalf, SHELL_HALF } from '../../../platform/gateway/render/fixture-halves.ts'
import {
  distFolder,
  remoteBundle,
  route,
  shellBundle,
  temporaryStorage,
  withServerHalf,
} from '../../../platform/registry/bundles/fixture-bundle.ts'
import { publish } from '../../../platform/registry/index.ts'
import { createApp } from '../app.ts'
import { beginSession } from '../features/account/sessions/sessions.ts'
import { brandIds, openWorld } from '../fixtures/world.ts'
import { SECRET } from '../http/fixtures/server.ts'
import { testStorage } from '../storage/fixture-storage.ts'
import { siteView } from './site-view.ts'

/** Writes into the page for whom it is rendered, by the HTML's state and by the API. */
const WHO = `
  const read = async (path) => {
    const answer = await fetch(path)
    return answer.ok ? answer.json() : undefined
  }
  const company = await read('${getCompany.path}')
  const own = state.user ? await read('${getUser.path}') : { user: null }
  // The database has too much to do.
  if (!company || !own) return undefined
  const names = [state.user, own.user].map((one) => one?.profile.name ?? 'nobody')
  return [url, state.settings.name, company.company.name, ...names].join(' | ')`

const LANGUAGES = ['en', 'fi', 'de'] as const
const BRANDS = { amberly: ['localhost', 'Amberly'], marigold: ['she.localhost', 'Marigold'] } as const
const MEMBERS = ['free', 'premium', 'staff', 'blocked', 'unconfirmed'] as const

const world = await openWorld()
const { database } = world

/** The site, with pages that are rendered in child processes. */
async function openSite() {
  const storage = await temporaryStorage()
  const data = { access: { any: ['visitor', 'member', 'staff'] } }
  const routes = [route({ name: 'who', path: '/who', access: 'any', query: ['kind'] })]
  const shell = withServerHalf(shellBundle({ data }), SHELL_HALF)
  const who = withServerHalf(remoteBundle({ name: 'who', routes }), remoteHalf(WHO))
  for (const bundle of [shell, who])
    await publish(storage, await distFolder(bundle, { compressed: true }), { channel: { kind: 'live' } })
  const own = { storage: testStorage(), hasLimits: false, maxDelay: 600_000 }
  const app = await createApp({ database, secret: SECRET, ...own })
  onTestFinished(() => app.close())
  const originOf = (domain: string) => `https://${domain}`
  const view = siteView({ ...app.finders, database, clock: { now: () => new Date() }, originOf })
  const renderLimits = { ...PATIENT, waiting: 1_000 }
  await app.register(gateway, { storage, secret: SECRET, view, isRendering: true, renderLimits })
  return app
}

/** Ten members and as many visitors, at two brands. */
async function findPeople() {
  const people = brandIds.flatMap((brandId) => MEMBERS.map((role) => ({ brandId, role })))
  return Promise.all(
    people.flatMap(({ brandId, role }) => {
      const [host, brand] = BRANDS[brandId]
      const visitor = { host, brand, name: 'nobody', cookie: '' }
      const member = async () => {
        const { memberId, name } = await world.meet(brandId, role)
        const session = { brandId, memberId, label: 'a test' }
        const token = await beginSession(database, session, new Date())
        return { host, brand, name, cookie: `session=${token}; ` }
      }
      return [visitor, member()]
    }),
  )
}

test('of a thousand requests at the same time, each gets a page of its own', {
  timeout: 180_000,
}, async () => {
  const app = await openSite()
  const people = await findPeople()
  const names = people.map(({ name }) => name).filter((name) => name !== 'nobody')
  expect(new Set(names).size).toBe(10)
  const visits = Array.from({ length: 1_000 }, async (_, n) => {
    const { host, brand, name, cookie } = people[n % people.length] ?? expect.fail()
    const language = LANGUAGES[n % LANGUAGES.length] ?? 'en'
    // Many visitors share a page, and some have one that is for them alone.
    const url = n % 7 === 0 ? `/who?n=${n}` : '/who?kind=a'
    const headers = { host, accept: 'text/html', cookie: `${cookie}${LOCALE_COOKIE}=${language}` }
    // With so much at the same time the database, too, may ask for another try.
    for (;;) {
      const response = await app.inject({ url, headers })
      const root = /<div id="root" data-painted=""><main>(.*)<\/main><\/div>/.exec(response.body)?.[1]
      if (root !== undefined) return { response, root, url, language, brand, name }
      expect(names.filter((one) => one !== name && response.body.includes(one))).toEqual([])
    }
  })
  const found = await Promise.all(visits)
  for (const { response, root, url, language, brand, name } of found) {
    const { body, headers } = response
    expect(root.split(' | ')).toEqual([url, brand, expect.any(String), name, name])
    expect(body).toContain(`<html lang="${language}"`)
    expect(names.filter((one) => body.includes(one))).toEqual(name === 'nobody' ? [] : [name])
    const nonce = /nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    const nonces = [...body.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value)
    expect(new Set(nonces)).toEqual(new Set([nonce]))
  }
  const cookies = found.map(({ response }) => response.cookies.find(({ name }) => name === 'visitor')?.value)
  expect(new Set(cookies).size).toBe(1_000)
})
