import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cookiesOf, release } from '../../../gateway/fixture-site.ts'
import { distFolder, remoteBundle } from '../../../registry/bundles/fixture-bundle.ts'
import { prune, publish, status } from '../../../registry/index.ts'
import { readFigures } from '../figures/read-figures.ts'
import { openCountingSite } from './fixture-counting-site.ts'

// Line 1, column 0 of the script is line 12, column 4 of the source.
const map = { version: 3, sources: ['webpack://news-3f/./src/list.tsx'], names: [], mappings: 'AAWI' }

/** A site with a published version of news that has a source map. */
async function openSiteWithMap() {
  const site = await openCountingSite()
  const dist = await distFolder(remoteBundle({ version: '2' }))
  await writeFile(join(dist, 'entry.js.map'), JSON.stringify(map))
  await publish(site.storage, dist, { channel: { kind: 'live' } })
  const known = async () => (await site.app.inject('/registry.json')).json().revision
  await expect.poll(known, { timeout: 4_000 }).toBe(3)
  return site
}

test('a crash is shown with its place in the sources, and without anything personal', async () => {
  const { app, storage } = await openSiteWithMap()
  const stack = [
    '/bundles/news/2/entry.js:1:1',
    '/bundles/news/2/words.en.js:7:7',
    '/members/anna.js:1:1',
    'https://toys.example/bundles/news/2/entry.js?token=secret:1:1',
  ].join('\n')
  await app.inject({
    method: 'POST',
    url: '/telemetry',
    headers: { 'sec-fetch-site': 'same-origin', cookie: cookiesOf(await app.inject('/registry.json')) },
    payload: [
      { name: 'news', version: '2', kind: 'crash', message: 'no list', stack },
      { name: 'news', version: '2', kind: 'crash', message: 'an old page' },
      { name: 'news', version: '2', kind: 'crash', message: 'a forgery', stack: 7 },
    ],
  })
  await app.close()
  const [, news] = await status(storage, readFigures)
  expect(news?.live?.messages).toEqual([
    { at: expect.any(Number), kind: 'crash', text: 'an old page' },
    {
      at: expect.any(Number),
      kind: 'crash',
      text: 'no list',
      stack: ['src/list.tsx:12:5', 'news/2/words.en.js:7:7'],
    },
  ])
  const votes = await Promise.all((await storage.list('votes/')).map((key) => storage.read(key)))
  expect(votes.join('')).not.toMatch(/anna|secret/)
})

test('a source map is stored with its version, and nobody can download it', async () => {
  const { app, storage } = await openSiteWithMap()
  expect(await storage.list('bundles/news/2/entry.js')).toContain('bundles/news/2/entry.js.map')
  expect((await app.inject('/bundles/news/2/entry.js')).statusCode).toBe(200)
  for (const ending of ['.map', '.map?a=1', '.map/', '%2emap', '.map.gz', '.map.br']) {
    expect([ending, (await app.inject(`/bundles/news/2/entry.js${ending}`)).statusCode]).toEqual([
      ending,
      404,
    ])
  }
  for (const version of ['3', '4']) await release(storage, remoteBundle({ version }))
  await prune(storage, { days: 0, now: new Date(Date.now() + 1_000) })
  expect(await storage.list('bundles/news/2/')).toEqual([])
})
