import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  distFolder,
  remoteBundle,
  shellBundle,
  temporaryFolder,
} from '../../registry/bundles/fixture-bundle.ts'
import { folderStorage, publish, readDocument } from '../../registry/index.ts'
import { releaseStorage } from '../../registry/storage/release-storage.ts'
import { failureOf } from './failure.ts'
import { release } from './release.ts'

let out: string[] = []

beforeEach(() => {
  out = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    out.push(line)
  })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(() => vi.restoreAllMocks())

/** Runs `release …` on the releases in a folder, and returns the exit code and the output. */
async function run(data: string, ...args: readonly string[]) {
  const workspace = { root: data, data, shell: 'shell', server: 'server.ts', bundles: ['/shell', '/mf-toy'] }
  out = []
  const end = await release(workspace, args).then(
    (code) => ({ code, text: '' }),
    (error: unknown) => failureOf(error),
  )
  const printed = out.join('\n')
  return { code: end.code, err: end.text, out: printed, json: () => JSON.parse(printed) as unknown }
}

/** Creates a folder with a toy shell and two versions of a toy remote, the second one only stored. */
async function releases() {
  const data = await temporaryFolder()
  const storage = folderStorage(data)
  const toy = (version: string) => distFolder(remoteBundle({ name: 'mf-toy', version }))
  await publish(storage, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  await publish(storage, await toy('1.0.0-a'), { channel: { kind: 'live' } })
  await publish(storage, await toy('2.0.0-b'), { channel: { kind: 'hold' } })
  return data
}

test('promotes a stored version to some visitors, then to everyone', async () => {
  const data = await releases()
  expect((await run(data, 'promote', 'toy', '--canary', '25%')).out).toMatch(
    /^25% of the visitors get mf-toy 2\.0\.0-b now, always the same ones; the others keep 1\.0\.0-a\.\n/,
  )
  const status = (await run(data, 'status', 'toy')).out
  expect(status).toMatch(/^mf-toy +1\.0\.0-a +live +75% /m)
  expect(status).toMatch(/^mf-toy +2\.0\.0-b +canary +25% /m)
  expect((await run(data, 'promote', 'toy')).out).toMatch(
    /^Everyone gets mf-toy 2\.0\.0-b now, in place of 1\.0\.0-a\.\n/,
  )
})

test('limits a canary to some traits, and says so in status and history', async () => {
  const data = await releases()
  const only = ['--only', 'country=fi,se', '--only', 'language=fi']
  const promoted = await run(data, 'promote', 'toy', '--canary', '25%', ...only)
  expect(promoted.out).toMatch(
    /^25% of the visitors with country fi or se, and language fi get mf-toy 2\.0\.0-b/,
  )
  expect((await run(data, 'status', 'toy')).out).toMatch(
    /the canary mf-toy 2\.0\.0-b began, for visitors with country fi or se, and language fi\.$/m,
  )
  expect((await run(data, 'status', 'toy', '--json')).json()).toMatchObject([
    { canary: { only: { country: ['fi', 'se'], language: ['fi'] } } },
  ])
  expect((await run(data, 'promote', 'toy', '--canary', '50%', '--json')).json()).toMatchObject({
    share: 0.5,
    only: { language: ['fi'] },
  })
  expect(await run(data, 'promote', 'toy', '--canary', '50%', '--only', 'fi')).toMatchObject({ code: 1 })
  expect(await run(data, 'promote', 'toy', '--only', 'country=fi')).toMatchObject({ code: 2 })
})

test('publishes a build from elsewhere and rolls it back, with the reason in the history', async () => {
  const data = await releases()
  const dist = await distFolder(remoteBundle({ name: 'mf-toy', version: '3.0.0-c' }))
  const published = await run(data, 'publish', '--dist', dist, '--all', '--json')
  expect(published.json()).toMatchObject({ version: '3.0.0-c', channel: 'live', from: '1.0.0-a' })

  const back = await run(data, 'rollback', 'toy', '--why', 'Prices are wrong.', '--by', 'Ann')
  expect(back.out).toMatch(/^mf-toy 3\.0\.0-c is taken back: everyone gets 1\.0\.0-a again\.\n/)
  expect((await run(data, 'history', 'toy')).out).toMatch(
    /^\S+ \S+ UTC {2}rollback +1\.0\.0-a {2}by Ann +in place of 3\.0\.0-c: Prices are wrong\.\n/,
  )
  expect((await run(data, 'versions', 'toy', '--json')).json()).toMatchObject([
    { version: '3.0.0-c' },
    { version: '2.0.0-b' },
    { version: '1.0.0-a', role: 'live' },
  ])
})

test('publishes a canary and ends it, without naming a version', async () => {
  const data = await releases()
  const dist = await distFolder(remoteBundle({ name: 'mf-toy', version: '3.0.0-c' }))
  const canary = await run(data, 'publish', '--dist', dist, '--canary', '20%', '--json')
  expect(canary.json()).toMatchObject({ channel: 'canary', share: 0.2, from: '1.0.0-a' })
  expect((await run(data, 'rollback', 'toy', '--json')).json()).toMatchObject({
    version: '1.0.0-a',
    from: '3.0.0-c',
  })
  expect(await run(data, 'promote', 'toy')).toMatchObject({
    code: 1,
    err: expect.stringContaining('was rolled back'),
  })
})

test('without a choice a first version goes to everyone, a next one to a tenth, and there it may stay', async () => {
  const data = await releases()
  const other = await distFolder(remoteBundle({ name: 'mf-other' }))
  expect((await run(data, 'publish', '--dist', other)).out).toContain(
    '\nEveryone gets mf-other 1.0.0-a now.\n',
  )
  const toy = (version: string) => distFolder(remoteBundle({ name: 'mf-toy', version }))
  const third = await toy('3.0.0-c')
  expect((await run(data, 'publish', '--dist', third)).out).toContain(
    '\n10% of the visitors get mf-toy 3.0.0-c now, always the same ones; the others keep 1.0.0-a.\n',
  )
  expect((await run(data, 'publish', '--dist', third)).out).toBe(
    'mf-toy 3.0.0-c is already the canary, for 10% of the visitors: nothing to do.',
  )
  expect((await run(data, 'publish', '--dist', await toy('4.0.0-d'))).out).toContain(
    '\nThe canary mf-toy 3.0.0-c, for 10% of the visitors, has ended with that.\n',
  )
  expect((await run(data, 'publish', '--dist', await toy('5.0.0-e'), '--all')).out).toContain(
    '\nEveryone gets mf-toy 5.0.0-e now, in place of 1.0.0-a.\nThe canary mf-toy 4.0.0-d, for',
  )
})

test('several bundles go to everyone only if that is said', async () => {
  const data = await releases()
  const dists = [shellBundle({ version: '9' }), remoteBundle({ name: 'mf-toy', version: '9' })].map(
    (bundle) => distFolder(bundle),
  )
  const words = (await Promise.all(dists)).flatMap((dist) => ['--dist', dist])
  expect(await run(data, 'publish', ...words)).toMatchObject({
    code: 1,
    err: 'Several bundles have no canary: they go to everyone in one flip. If that is meant, add --all.',
  })
  expect(await run(data, 'publish', ...words, '--all')).toMatchObject({ code: 0 })
  const empty = await temporaryFolder()
  expect((await run(empty, 'publish', ...words)).out).toContain('\nEveryone gets these now')
})

test('withdraws a remote, says how to bring it back, and does so', async () => {
  const data = await releases()
  const withdrawn = await run(data, 'withdraw', 'toy', '--why', 'The season is over.', '--by', 'Ann')
  expect(withdrawn.out).toBe(
    'mf-toy is withdrawn: nobody gets 1.0.0-a any more, and its paths are free.\nBring it back: npm run release -- promote mf-toy@1.0.0-a',
  )
  expect((await run(data, 'history', 'toy')).out).toMatch(
    /^\S+ \S+ UTC {2}withdraw +1\.0\.0-a {2}by Ann +The season is over\.\n/,
  )
  expect((await run(data, 'promote', 'toy', '1.0.0-a')).code).toBe(0)
  expect(await run(data, 'withdraw', 'shell')).toMatchObject({ code: 1 })
})

test('shows the owner of a name, and hands it over', async () => {
  const data = await releases()
  expect((await run(data, 'own', 'toy')).out).toBe(
    'Nobody owns mf-toy yet. Its next publisher becomes the owner.',
  )
  const handOver = ['--source', 'shop/mf-toy', '--team', 'toys', '--by', 'Ann']
  expect((await run(data, 'own', 'toy', ...handOver)).out).toBe(
    "mf-toy belongs to shop/mf-toy and the team 'toys' now.",
  )
  expect((await run(data, 'own', 'toy')).out).toBe("mf-toy belongs to shop/mf-toy and the team 'toys'.")
  expect((await run(data, 'history', 'toy')).out).toMatch(
    /^\S+ \S+ UTC {2}own +– +by Ann {2}to shop\/mf-toy and the team 'toys'\n/,
  )
})

test('deletes old versions, and says if there are none', async () => {
  const data = await releases()
  expect((await run(data, 'prune')).out).toBe(
    'There is nothing to delete: every version is served, or was served or published in the last 30 days.',
  )
  // A moment later, so that today's publish is in the past.
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect((await run(data, 'prune', '--days', '0')).out).toBe('mf-toy 2.0.0-b is deleted.')
  expect(await run(data, 'prune', '--days', 'soon')).toMatchObject({ code: 2 })
})

test('prints each refusal of the gate as a line or as a JSON entry, and stores nothing', async () => {
  const data = await releases()
  const needs = { shared: { react: '^18.0.0' }, contract: 9 }
  const dist = await distFolder(remoteBundle({ name: 'mf-toy', version: '4.0.0-d', needs }))
  const gate = await run(data, 'gate', '--dist', dist, '--json')
  expect(gate.code).toBe(1)
  expect(gate.json()).toMatchObject({ refused: [{ code: 'shared-range' }, { code: 'contract' }] })
  expect(gate.err.split('\n')).toHaveLength(2)
  expect(await run(data, 'publish', '--dist', dist, '--hold')).toMatchObject({ code: 1, out: '' })
  expect((await run(data, 'versions', 'toy')).out).not.toContain('4.0.0-d')
})

test('checks a build without storing it, and tells if it is already published', async () => {
  const data = await releases()
  const fresh = await distFolder(remoteBundle({ name: 'mf-toy', version: '5.0.0-e' }))
  expect((await run(data, 'gate', '--dist', fresh)).out).toBe(
    `mf-toy 5.0.0-e passes the gate.\nPublish it: npm run release -- publish --dist ${fresh}`,
  )
  const stored = await distFolder(remoteBundle({ name: 'mf-toy', version: '2.0.0-b' }))
  expect((await run(data, 'gate', '--dist', stored, '--json')).json()).toMatchObject({ isPublished: true })
})

test('each command says when nothing has been published yet', async () => {
  const data = await temporaryFolder()
  expect((await run(data, 'status')).out).toContain('npm run release -- publish shell')
  expect(await run(data, 'status', '--json')).toMatchObject({ code: 0, out: '[]' })
  for (const name of ['status', 'promote', 'rollback', 'history', 'versions']) {
    const refused = await run(data, name, 'toy', '--json')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('was never published here.') })
    expect(refused.json()).toMatchObject({ refused: [{ code: 'unknown-name' }] })
  }
})

test('--help explains all commands or one, and exits with 0', async () => {
  expect(await run('', '--help')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Usage:\n {2}npm run release --/),
  })
  expect(await run('', 'rollback', 'toy', '--help')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Usage: npm run release -- rollback <bundle> \[version\] \[--why <reason>\]\n/,
    ),
  })
  expect(await run('')).toMatchObject({ code: 2, out: '' })
})

test('a damaged registry document is named on stderr, and does not stop a command', async () => {
  const data = await releases()
  await folderStorage(data).put('registry/00000004.json', Buffer.from('{'))
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await run(data, 'promote', 'toy')).out).toMatch(/^Everyone gets mf-toy 2\.0\.0-b now/)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('registry/00000004.json is damaged')]])
  expect((await readDocument(folderStorage(data))).revision).toBe(5)
})

test('status names a damaged vote file, and shows the figures of the others', async () => {
  const data = await releases()
  await folderStorage(data).put('votes/mf-toy/1.0.0-a/n1.json', Buffer.from('{"visitors": {'))
  const { code, out } = await run(data, 'status')
  expect(code).toBe(0)
  expect(out).toMatch(/^mf-toy +1\.0\.0-a +live +100% +0 /m)
  expect(out).toContain("votes/mf-toy/1.0.0-a/n1.json is damaged: the votes in it don't count.")
})

test('a damaged bundle is refused by name, and stops no other release', async () => {
  const data = await releases()
  const storage = folderStorage(data)
  const key = 'bundles/mf-toy/2.0.0-b/bundle.json'
  await storage.put(key, Buffer.from('{'))
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await run(data, 'promote', 'toy')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${key} is damaged`),
  })
  await storage.put('bundles/mf-toy/1.0.0-a/bundle.json', Buffer.from(''))
  const other = await distFolder(remoteBundle({ name: 'mf-other' }))
  expect(await run(data, 'publish', '--dist', other)).toMatchObject({ code: 0 })
  expect(warn.mock.calls.flat()).toContainEqual(
    expect.stringContaining('bundles/mf-toy/1.0.0-a/bundle.json is damaged: nobody gets mf-toy 1.0.0-a'),
  )
})

test('releases several bundles in one flip, says where, and takes them back in one', async () => {
  const data = await releases()
  const next = [
    await distFolder(shellBundle({ version: '2.0.0-t', offers: { react: '20.0.0' } })),
    await distFolder(
      remoteBundle({
        name: 'mf-toy',
        version: '3.0.0-c',
        needs: { shared: { react: '^20.0.0' }, contract: 1 },
      }),
    ),
  ]
  for (const dist of next) expect(await run(data, 'publish', '--dist', dist)).toMatchObject({ code: 1 })
  const dists = next.flatMap((dist) => ['--dist', dist])
  expect((await run(data, 'gate', ...dists)).out).toMatch(/^shell 2\S+ passes the gate\.\nmf-toy 3\S+ passes/)
  const published = (await run(data, 'publish', ...dists, '--all')).out.split('\n')
  expect(published[0]).toContain(`shell 2.0.0-t is published to ${data}: `)
  expect(published[2]).toMatch(/^This took [\d.]+ s\.$/)
  expect(published.slice(3, 6)).toEqual([
    'Everyone gets these now, all from the same moment on:',
    '  shell 2.0.0-t, in place of 1.0.0-s',
    '  mf-toy 3.0.0-c, in place of 1.0.0-a',
  ])
  expect((await run(data, 'publish', ...dists)).out).toBe(
    'shell 2.0.0-t is already live: nothing to do.\nmf-toy 3.0.0-c is already live: nothing to do.',
  )
  const back = await run(data, 'rollback', 'toy', '--why', 'blank')
  expect(back.out).toContain('which return too: shell 1.0.0-s.')
  expect((await run(data, 'history', 'shell')).out).toContain('together with mf-toy 1.0.0-a: blank')
  const again = await run(data, 'promote', 'shell@2.0.0-t', 'toy@3.0.0-c')
  expect(again.out).toMatch(/^Everyone gets these now/)
})

test('another build under the version that is live is refused, and several bundles have no canary', async () => {
  const data = await releases()
  const other = await distFolder(remoteBundle({ name: 'mf-toy', version: '1.0.0-a', federation: 'other' }))
  expect(await run(data, 'publish', '--dist', other)).toMatchObject({ code: 1 })
  const next = [
    distFolder(shellBundle({ version: '9' })),
    distFolder(remoteBundle({ name: 'mf-toy', version: '9' })),
  ]
  const dists = (await Promise.all(next)).flatMap((dist) => ['--dist', dist])
  for (const command of [
    ['promote', 'shell', 'toy'],
    ['publish', ...dists],
  ]) {
    expect(await run(data, ...command, '--canary', '10%')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Only one bundle at a time'),
    })
  }
})

test('quotes nothing that controls the terminal, nor in JSON', async () => {
  const data = await releases()
  const { err } = await run(data, 'promote', 'toy@\u001B[2J\u202E')
  expect(err).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u)
  await run(data, 'promote', 'toy')
  await run(data, 'rollback', 'toy', '--why', 'it flickers \u202E\u009B2J')
  for (const args of [
    ['history', 'toy'],
    ['history', 'toy', '--json'],
    ['promote', 'toy@\u202E', '--json'],
  ]) {
    const { out } = await run(data, ...args)
    expect(out).not.toBe('')
    expect(out).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u)
  }
})

test('plans a release, shows what waits, and takes it back', async () => {
  const data = await releases()
  const planned = await run(data, 'promote', 'toy', '--at', '2h', '--by', 'Ann')
  expect(planned.out).toMatch(
    /^Not released yet: mf-toy 2\.0\.0-b for everyone, at .+Z\.\nTake it back: .+ cancel mf-toy$/,
  )
  expect((await run(data, 'status', 'toy')).out).toMatch(
    /: mf-toy 2\.0\.0-b was planned by Ann for everyone, at .+Z\.$/m,
  )
  expect((await run(data, 'cancel', 'toy', '--by', 'Bo')).out).toMatch(
    /^Cancelled: the release of mf-toy 2\.0\.0-b for everyone, at /,
  )
  expect((await run(data, 'history', 'toy')).out).toMatch(/ cancel +2\.0\.0-b +by Bo/)
})

test('freezes the site, and says how to end it', async () => {
  const data = await releases()
  expect((await run(data, 'freeze', '--until', '3d', '--why', 'the holidays', '--by', 'Ann')).out).toMatch(
    /^Releases are frozen by Ann until .+Z: the holidays\.\nEnd it: .+ unfreeze$/,
  )
  const refused = await run(data, 'promote', 'toy')
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/the holidays\. Rolling back still works\. To end it: .+ unfreeze$/)
  expect((await run(data, 'status')).out).toContain('releases were frozen by Ann until ')
  await run(data, 'unfreeze', '--by', 'Ann')
  expect((await run(data, 'promote', 'toy')).code).toBe(0)
})

test('lets a second person approve a release of a protected bundle', async () => {
  const data = await releases()
  await run(data, 'protect', 'toy', '--by', 'Ann')
  const asked = await run(data, 'promote', 'toy', '--by', 'Ann')
  expect(asked.out).toMatch(
    /^Not released yet: .+ once a second person has approved it\.\nA second person approves it: /,
  )
  expect((await run(data, 'approve', 'toy', '--by', 'Ann')).err).toBe(
    'Ann planned this release, so another person has to approve it.',
  )
  expect((await run(data, 'approve', 'toy', '--by', 'Bo')).out).toMatch(
    /^Everyone gets mf-toy 2\.0\.0-b now, in place of 1\.0\.0-a\.\n/,
  )
  expect((await run(data, 'protect', 'toy', '--off', '--by', 'Ann')).out).toBe(
    'Releases of mf-toy need no approval any more.',
  )
})

test('releases the same build in another environment, and quotes commands for the right one', async () => {
  const data = await releases()
  vi.stubEnv('RELEASES_ENVIRONMENT', 'staging')
  onTestFinished(() => void vi.unstubAllEnvs())
  const staging = await releaseStorage(data)
  await publish(staging, await distFolder(shellBundle()), { channel: { kind: 'live' } })
  await publish(staging, await distFolder(remoteBundle({ name: 'mf-toy', version: '2.0.0-b' })), {
    channel: { kind: 'live' },
  })
  const moved = await run(data, 'promote', 'toy', '--to', 'production', '--by', 'Ann')
  expect(moved.out).toMatch(
    /^Everyone gets mf-toy 2\.0\.0-b now, in place of 1\.0\.0-a\.\nWatch it: +RELEASES_ENVIRONMENT=production /,
  )
  const refused = await run(data, 'promote', 'toy')
  expect(refused.err).toBe('mf-toy 2.0.0-b is live already.')
  await run(data, 'freeze', '--by', 'Ann')
  expect((await run(data, 'promote', 'toy')).err).toMatch(
    /To end it: RELEASES_ENVIRONMENT=staging .+ unfreeze$/,
  )
  vi.unstubAllEnvs()
  expect((await run(data, 'history', 'toy')).out).toMatch(/ promote +2\.0\.0-b +by Ann .*from staging/)
})
