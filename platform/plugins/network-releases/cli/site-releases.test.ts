import { once } from 'node:events'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOf } from '../../../cli/release/failure.ts'
import { release } from '../../../cli/release/release.ts'
import { openSite } from '../../../gateway/fixture-site.ts'
import { integrityOf } from '../../../registry/bundles/cache.ts'
import {
  distFolder,
  remoteBundle,
  route,
  shellBundle,
  temporaryFolder,
} from '../../../registry/bundles/fixture-bundle.ts'
import { readDocument } from '../../../registry/index.ts'
import { networkReleases } from '../gateway/index.ts'
import { createToken } from '../tokens/token.ts'
import { siteReleases } from './site-releases.ts'

const toy = (version: string, parts: Parameters<typeof remoteBundle>[0] = {}) =>
  distFolder(
    remoteBundle({
      name: 'mf-toy',
      version,
      source: 'toys/mf-toy',
      routes: [route({ name: 'toy', path: '/toy' })],
      ...parts,
    }),
    { compressed: true },
  )

/** A running site whose storage the command line cannot see, and a token for it. */
async function openRemoteSite() {
  const { app, storage } = await openSite({ plugins: [networkReleases()], bundles: [shellBundle()] })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { text } = await createToken(storage, { team: 'toys', remotes: ['mf-toy'], mayClaim: false })
  return { url, storage, token: text }
}

/** Runs a command in a foreign workspace. */
async function run(token: string, ...args: readonly string[]) {
  const root = await temporaryFolder()
  const workspace = { root, data: root, shell: 'shell', server: 'server.ts', bundles: ['/mf-toy'] }
  vi.stubEnv('RELEASE_TOKEN', token)
  const out: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    log.mockRestore()
    progress.mockRestore()
    vi.unstubAllEnvs()
  })
  const end = await release(workspace, args).then(
    () => ({ code: 0, text: '' }),
    (error: unknown) => failureOf(error),
  )
  return { code: end.code, err: end.text, out: out.join('\n') }
}

test('publishes from a foreign folder into a running site, which serves it', async () => {
  const { url, storage, token } = await openRemoteSite()
  const published = await run(token, 'publish', '--dist', await toy('1.0.0-a'), '--site', url)
  expect(published.err).toBe('')
  expect(published.out).toMatch(/^mf-toy 1\.0\.0-a is published to http:\S+ in \S+ s: \d+ files/)
  expect(published.out).toContain('Everyone gets mf-toy 1.0.0-a now.')
  expect((await fetch(`${url}/bundles/mf-toy/1.0.0-a/entry.js`)).status).toBe(200)
  await vi.waitFor(async () => {
    const page = await fetch(`${url}/toy`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('/bundles/mf-toy/1.0.0-a/entry.js')
  }, 10_000)
  expect((await readDocument(storage)).remotes['mf-toy']?.history[0]).toMatchObject({ by: 'toys' })
})

test('canary, promote, rollback, history, versions and status work on the site too', async () => {
  const { url, token } = await openRemoteSite()
  const at = ['--site', url]
  await run(`${token}\n`, 'publish', '--dist', await toy('1.0.0-a'), ...at)
  const canary = await run(token, 'publish', '--dist', await toy('2.0.0-b'), '--canary', '10%', ...at)
  expect(canary.out).toContain('10% of the visitors get mf-toy 2.0.0-b now')
  const only = await run(token, 'promote', 'toy', '--canary', '20%', '--only', 'country=fi', ...at)
  expect(only.out).toContain('country')
  expect((await run(token, 'promote', 'toy', ...at)).out).toContain('in place of 1.0.0-a')
  expect((await run(token, 'rollback', 'toy', '--why', 'slow', ...at)).out).toContain('1.0.0-a again')
  expect((await run(token, 'history', 'toy', ...at)).out).toMatch(/ rollback .* by toys .*: slow\n/)
  expect((await run(token, 'versions', 'toy', ...at)).out).toMatch(/1\.0\.0-a .* live/)
  expect((await run(token, 'status', 'toy', ...at)).out).toMatch(/^mf-toy +1\.0\.0-a +live/m)
  await run(token, 'publish', '--dist', await toy('3.0.0-c'), '--hold', ...at)
  expect((await run(token, 'withdraw', 'toy', ...at)).out).toContain('mf-toy is withdrawn')
})

test('publishes and promotes several bundles in one flip, with rights for each of them', async () => {
  const { url, storage, token } = await openRemoteSite()
  const at = ['--site', url]
  const game = async (version: string) =>
    distFolder(remoteBundle({ name: 'mf-game', version, source: 'toys/mf-game' }))
  const both = async (version: string) => ['--dist', await toy(version), '--dist', await game(version)]
  const refused = await run(token, 'publish', ...(await both('1.0.0-a')), ...at)
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("'mf-game' is a new name") })
  expect(await storage.list('bundles/mf-toy/')).toEqual([])

  const whole = { team: 'toys', remotes: ['mf-toy', 'mf-game'], mayClaim: false }
  const { text } = await createToken(storage, whole)
  const published = await run(text, 'publish', ...(await both('1.0.0-a')), '--all', ...at)
  expect(published.out).toMatch(/^mf-toy 1\.0\.0-a is published to .*\nmf-game 1\.0\.0-a is published to /)
  expect(published.out).toContain('Everyone gets these now, all from the same moment on:\n')
  expect((await readDocument(storage)).revision).toBe(2)
  const again = await run(text, 'publish', ...(await both('1.0.0-a')), ...at)
  expect(again).toMatchObject({
    code: 0,
    out: 'mf-toy 1.0.0-a is already live: nothing to do.\nmf-game 1.0.0-a is already live: nothing to do.',
  })
  const canaries = await run(text, 'publish', ...(await both('2.0.0-b')), '--canary', '10%', ...at)
  expect(canaries).toMatchObject({ code: 1, err: expect.stringContaining('Only one bundle at a time') })
  await run(text, 'publish', ...(await both('2.0.0-b')), '--hold', ...at)
  expect(await run(token, 'promote', 'toy', 'game', ...at)).toMatchObject({ code: 1 })
  expect((await run(text, 'promote', 'toy', 'game', ...at)).out).toContain(
    '  mf-game 2.0.0-b, in place of 1.0.0-a',
  )
  expect((await readDocument(storage)).revision).toBe(4)
})

test('warns about a page that the new version drops, at the gate and at the publish', async () => {
  const { url, token } = await openRemoteSite()
  await run(token, 'publish', '--dist', await toy('1.0.0-a'), '--site', url)
  const next = await toy('2.0.0-b', { routes: [] })
  const warning = "Warning: mf-toy 2.0.0-b no longer has the page 'toy' (/toy), which is live now"
  const gate = await run(token, 'gate', '--dist', next, '--site', url)
  expect(gate.out).toContain(`mf-toy 2.0.0-b passes the gate.\n${warning}`)
  expect(gate.out).toMatch(/\nPublish it: .* publish --dist \S+ --site \S+$/)
  const published = await run(token, 'publish', '--dist', next, '--site', url)
  expect(published.out).toContain(warning)
  // Without a choice, the site gives it to some.
  expect(published.out).toContain('10% of the visitors get mf-toy 2.0.0-b now')
  const all = await run(token, 'publish', '--dist', await toy('3.0.0-c'), '--all', '--site', url)
  expect(all.out).toContain('Everyone gets mf-toy 3.0.0-c now, in place of 1.0.0-a.')
})

test('quotes further commands with the address of the site', async () => {
  const { url, token } = await openRemoteSite()
  const { out } = await run(token, 'publish', '--dist', await toy('1.0.0-a'), '--site', url)
  expect(out).toContain(`Watch it: npm run release -- status mf-toy --site ${url}`)
})

test('the owner is for all to see; only a token for everything hands names over and deletes versions', async () => {
  const { url, storage, token } = await openRemoteSite()
  const at = ['--site', url]
  await run(token, 'publish', '--dist', await toy('1.0.0-a'), ...at)
  expect((await run(token, 'own', 'toy', ...at)).out).toBe(
    "mf-toy belongs to toys/mf-toy and the team 'toys'.",
  )
  for (const command of [
    ['own', 'toy', '--team', 'games'],
    ['prune', '--days', '0'],
  ]) {
    expect(await run(token, ...command, ...at)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /may not do what concerns the whole site\. Ask the operators of the site, who have one with --all\.$/,
      ),
    })
  }
  const { text } = await createToken(storage, { team: 'ops', remotes: [], mayClaim: false, isForAll: true })
  await run(text, 'publish', '--dist', await toy('2.0.0-b'), '--hold', ...at)
  expect((await readDocument(storage)).remotes['mf-toy']?.owner?.team).toBe('toys')
  expect((await run(text, 'own', 'toy', '--team', 'games', ...at)).out).toBe(
    "mf-toy belongs to toys/mf-toy and the team 'games' now.",
  )
  // In the next millisecond, so that the publish is in the past.
  const published = Date.now()
  await vi.waitUntil(() => Date.now() > published)
  expect((await run(text, 'prune', '--days', '0', ...at)).out).toBe('mf-toy 2.0.0-b is deleted.')
  expect((await readDocument(storage)).remotes['mf-toy']?.history.at(-1)).toMatchObject({
    action: 'prune',
    by: 'ops',
  })
  expect(await run(token, 'promote', 'toy', ...at)).toMatchObject({
    err: "'mf-toy' belongs to the team 'games', but this is a token of the team 'toys'.",
  })
  expect(await run(text, 'own', 'toy', '--by', 'Ann', ...at)).toMatchObject({ code: 2 })
})

test("the site's refusals are reported like those at home", async () => {
  const { url, token } = await openRemoteSite()
  const needs = { shared: { vue: '^3.0.0' }, contract: 1 }
  const unfit = await run(token, 'publish', '--dist', await toy('1.0.0-x', { needs }), '--site', url)
  expect(unfit).toMatchObject({ code: 1, out: '' })
  expect(unfit.err).toContain('needs vue')
  const changed = await toy('1.0.0-a')
  await appendFile(`${changed}/entry.js`, 'tampered')
  expect(await run(token, 'publish', '--dist', changed, '--site', url)).toMatchObject({
    code: 1,
    err: 'The file entry.js has changed since the build. Build again.',
  })
  const other = await run(token, 'publish', '--dist', await distFolder(remoteBundle()), '--site', url)
  expect(other).toMatchObject({ code: 1, err: expect.stringContaining("'news' is a new name") })
})

test('a large build is refused while it is sent, without a token as well', async () => {
  const { url, storage, token } = await openRemoteSite()
  const huge = await toy('1.0.0-a')
  await appendFile(`${huge}/entry.js`, Buffer.alloc(51_000_000))
  const bundle = JSON.parse(await readFile(`${huge}/bundle.json`, 'utf8'))
  const entry = await readFile(`${huge}/entry.js`)
  const [bytes, integrity] = [entry.length, integrityOf(entry)]
  bundle.files['entry.js'] = { bytes, gzip: bytes, integrity }
  await writeFile(`${huge}/bundle.json`, JSON.stringify(bundle))
  for (const file of ['entry.js', 'bundle.json']) {
    for (const ending of ['br', 'gz']) await rm(`${huge}/${file}.${ending}`)
  }
  expect(await run(token, 'publish', '--dist', huge, '--site', url)).toMatchObject({
    code: 1,
    err: 'The upload is larger than 50 MB.',
  })
  expect(await run('wrong', 'publish', '--dist', huge, '--site', url)).toMatchObject({
    code: 1,
    err: 'This token is not valid here, or no longer.',
  })
  expect(await storage.list('bundles/mf-toy/')).toEqual([])
})

test('says what is missing before it sends anything', async () => {
  expect(() => siteReleases('http://site.example', 'x', 'release')).toThrow('is not an https:// address')
  expect(() => siteReleases('site.example', 'x', 'release')).toThrow('is not an https:// address')
  expect(() => siteReleases('https://site.example', undefined, 'release')).toThrow('Set RELEASE_TOKEN')
  expect(() => siteReleases('https://site.example', '\n', 'release')).toThrow('Set RELEASE_TOKEN')
  const secret = 'release_0123\nx'
  const unfit = await run(secret, 'status', '--site', 'https://site.example')
  expect(unfit).toMatchObject({ code: 2, err: expect.stringContaining('is no token') })
  expect(unfit.err).not.toContain('0123')
  expect(await run('x', 'status', '--site', 'http://127.0.0.1:9')).toMatchObject({
    code: 4,
    err: expect.stringContaining('127.0.0.1:9 cannot be reached'),
  })
})

test('says what to do about a connection that breaks during an upload', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/@releases/names') return response.end('[]')
    return request.once('data', () => request.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lost = await run('x', 'publish', '--dist', await toy('1.0.0-a'), '--site', url)
  expect(lost.code).toBe(4)
  expect(lost.err).toMatch(
    /cannot be reached: .+\. It may have been published nevertheless: `history` tells\./,
  )
})

test('creates, lists and revokes tokens', async () => {
  const root = await temporaryFolder()
  const workspace = { root, data: root, shell: 'shell', server: 'server.ts', bundles: [] }
  const out: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  onTestFinished(() => log.mockRestore())
  const token = (...args: readonly string[]) => release(workspace, ['token', ...args])
  await token('create', 'chat', '--remotes', 'mf-chat,mf-talk', '--new', '--by', 'Ann')
  expect(out[0]).toMatch(
    /^release_[0-9a-f]{16}_[\w-]{43}\nWith this token, the team 'chat' may release mf-chat and mf-talk, and publish under new names, which it then owns\.\n/,
  )
  await token('list')
  const id = /^([0-9a-f]{16}) {2}chat {2}mf-chat, mf-talk, new names {2}.* UTC {2}Ann$/.exec(
    out[1] ?? '',
  )?.[1]
  await token('revoke', id ?? '')
  expect(out[2]).toBe(`The token ${id} of the team 'chat' is revoked.`)
  await token('list')
  expect(out[3]).toBe('There are no tokens.')
  await token('create', 'ops', '--all')
  expect(out[4]).toContain("the team 'ops' may release every bundle of the site, hand names over, and delete")
  await expect(token('create', 'ops', '--all', '--new')).rejects.toThrow('--all includes everything')
  await expect(token('destroy', 'x')).rejects.toThrow('Write npm run release -- token create <team>')
})

test('plans, approves and freezes over the network: a second person has the token of another team', async () => {
  const { url, storage, token } = await openRemoteSite()
  const at = ['--site', url]
  const { text: ops } = await createToken(storage, {
    team: 'ops',
    remotes: [],
    mayClaim: false,
    isForAll: true,
  })
  await run(token, 'publish', '--dist', await toy('1.0.0-a'), ...at)
  await run(token, 'publish', '--dist', await toy('2.0.0-b'), '--hold', ...at)
  const live = async () => (await readDocument(storage)).remotes['mf-toy']?.live

  const planned = await run(token, 'promote', 'toy', '--at', '2h', ...at)
  expect(planned.out).toMatch(
    /^Not released yet: mf-toy 2\.0\.0-b for everyone, at .+\nTake it back: .+ --site http/,
  )
  expect((await run(token, 'cancel', 'toy', ...at)).out).toMatch(/^Cancelled: /)

  expect((await run(token, 'protect', 'toy', ...at)).err).toMatch(/may not do what concerns the whole site/)
  await run(ops, 'protect', 'toy', ...at)
  await run(token, 'promote', 'toy', ...at)
  expect((await run(token, 'approve', 'toy', ...at)).err).toMatch(/^toys planned this release/)
  expect(await live()).toBe('1.0.0-a')
  await run(ops, 'approve', 'toy', ...at)
  expect(await live()).toBe('2.0.0-b')

  expect((await run(token, 'freeze', ...at)).err).toMatch(/may not do what concerns the whole site/)
  await run(ops, 'freeze', '--why', 'the holidays', ...at)
  const third = await run(token, 'publish', '--dist', await toy('3.0.0-c'), ...at)
  expect(third.err).toMatch(/^Releases are frozen by ops: the holidays\./)
  await run(ops, 'unfreeze', ...at)
  expect((await run(token, 'promote', 'toy', '--to', 'staging', ...at)).err).toMatch(
    /^--to needs the store of both/,
  )
})
