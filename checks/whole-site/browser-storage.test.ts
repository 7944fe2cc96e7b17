import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources } from '../sources.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The code of a site, in the browser and on its server. */
const RUNS =
  /^(?:api\/src|contracts|shared-(?:state|ui)|shell|mf-[a-z]+|platform\/(?!cli\/|demo\/|.*\/build\/))/
const TRIES = /\.(?:test|stories)\.tsx?$|(?:^|\/)fixture/
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.open\(|\.cookie\s*=[^=]|\.setCookie\(/

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const contracts = await import(/* @vite-ignore */ join(ROOT, 'contracts/src/site/browser-storage.ts'))
const worker = await import(/* @vite-ignore */ join(ROOT, 'shell/src/worker/stored.ts'))
const cookies: readonly string[] = contracts.siteCookies
const listed: readonly string[] = Object.values(contracts.siteStorage).flat() as string[]

const sources = listSources(ROOT)
  .filter((file) => /\.tsx?$/.test(file) && RUNS.test(file) && !TRIES.test(file))
  .map((file) => ({ file, code: read(file).replaceAll(COMMENTS, '') }))

const found = (code: string, pattern: RegExp) =>
  Array.from(code.matchAll(pattern), (match) => match.slice(1).find(Boolean) ?? '')

test('§4: browsers store things through these files alone, which take no name that the cookie page lacks', () => {
  const stores = sources.filter(({ code }) => STORES.test(code)).map(({ file }) => file)
  expect(stores).toEqual([
    'api/src/features/account/login/device-cookie.ts',
    'api/src/features/staff/brands/preview/previews.ts',
    'api/src/http/caller/session.ts',
    'api/src/http/nearby-reads.ts',
    'platform/gateway/overrides/route.ts',
    'platform/gateway/page/watch-script.ts',
    'platform/gateway/visitors/visitors.ts',
    'platform/plugins/server-rendering/gateway/document/warm-script.ts',
    'platform/runtime/shell/session-storage.ts',
    'shared-state/src/install/shared-photos.ts',
    'shared-state/src/store/browser-cookie.ts',
    'shared-state/src/store/browser-storage.ts',
    'shared-state/src/store/tab-storage.ts',
    'shell/src/offline-page/keep-for-worker.ts',
    'shell/src/worker/files.ts',
    'shell/src/worker/share-target.ts',
  ])
})

test('§4: the cookie page lists the cookies of the server', () => {
  const set = sources.flatMap(({ code }) => found(code, /cookieName\('([^']+)'|'__Host-([^']+)'/g))
  expect([...new Set(set)].toSorted()).toEqual([
    'brand-preview',
    'changed',
    'device',
    'failed-shell',
    'platform-override',
    'session',
    'visitor',
  ])
  expect(cookies).toEqual(expect.arrayContaining(set))
})

test('§4: the cookie page lists what the platform and the service worker store', () => {
  const scripts = [
    'platform/gateway/page/watch-script.ts',
    'platform/plugins/server-rendering/gateway/document/warm-script.ts',
  ].map((file) => found(read(file), /\bk="([^"]+)"/g))
  const inTab = found(read('platform/runtime/shell/session-storage.ts'), /'(platform-[^']+)'/g)
  expect(scripts).toEqual([['platform-shell-starting'], ['platform-shell']])
  expect(inTab.length).toBeGreaterThan(3)
  expect(worker.CACHES.length).toBeGreaterThan(2)
  const stored: readonly string[] = [...scripts.flat(), ...inTab, ...worker.CACHES]
  expect(listed).toEqual(expect.arrayContaining([...stored]))
  expect(listed.filter((name) => name.startsWith('platform-') && !stored.includes(name))).toEqual([])
})
