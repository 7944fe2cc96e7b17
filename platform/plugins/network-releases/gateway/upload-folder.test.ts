import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../../gateway/fixture-site.ts'
import { shellBundle, temporaryFolder } from '../../../registry/bundles/fixture-bundle.ts'
import { networkReleases } from './index.ts'
import { inUploadFolder } from './upload-folder.ts'

const HOUR_MS = 60 * 60 * 1000

test('a start removes the folders of uploads that a killed process left, and no others', async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const old = new Date(Date.now() - 2 * HOUR_MS)
  for (const name of ['release-upload-old', 'of-another-program']) {
    await mkdir(join(folder, name, '0'), { recursive: true })
    await utimes(join(folder, name), old, old)
  }
  await inUploadFolder(async (running) => {
    const { app } = await openSite({ plugins: [networkReleases()], bundles: [shellBundle()] })
    await app.ready()
    const left = await readdir(folder)
    expect(left).toContain('of-another-program')
    expect(left).toContain(running.slice(folder.length + 1))
    expect(left).not.toContain('release-upload-old')
  })
})
