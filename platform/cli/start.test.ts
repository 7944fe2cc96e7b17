import { expect, onTestFinished, test, vi } from 'vitest'
import { distFolder, remoteBundle, shellBundle, temporaryFolder } from '../registry/bundles/fixture-bundle.ts'
import { folderStorage, readDocument } from '../registry/index.ts'
import { BuildFailed } from './build/build-bundle.ts'
import { releaseNew } from './start.ts'

async function workspace() {
  const data = await temporaryFolder()
  return { root: data, data, shell: 'shell', server: 'server.ts', bundles: [] }
}

async function built(bundle: Parameters<typeof distFolder>[0]) {
  return { name: bundle.name, version: bundle.version, dist: await distFolder(bundle), isNew: true }
}

/** Collects the lines that are printed while the test runs. */
function printed(): string[] {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => void vi.restoreAllMocks())
  return lines
}

test('a start with a bundle that the gate refuses says why, and goes on with what is live', async () => {
  const lines = printed()
  const site = await workspace()
  await releaseNew(site, [await built(shellBundle()), await built(remoteBundle({ version: '1' }))])
  const before = await readDocument(folderStorage(site.data))
  const wordless = remoteBundle({ version: '2', words: {} })
  await releaseNew(site, [await built(shellBundle()), await built(wordless)])
  expect(lines).toEqual([
    expect.stringContaining("news 2 has no words for 'en'"),
    'The site starts with what is live.',
  ])
  expect(await readDocument(folderStorage(site.data))).toEqual(before)
})

test('a start without a live shell throws the failure of the build rather than the refusal that follows', async () => {
  printed()
  const failure = new BuildFailed('shell does not compile')
  await expect(releaseNew(await workspace(), [await built(remoteBundle())], [failure])).rejects.toBe(failure)
  await expect(releaseNew(await workspace(), [], [failure])).rejects.toBe(failure)
})

test('a start throws if the gate refuses and no shell is live to start with', async () => {
  printed()
  await expect(releaseNew(await workspace(), [await built(remoteBundle())])).rejects.toMatchObject({
    code: 'no-shell',
  })
})
