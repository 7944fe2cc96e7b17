import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readFresh } from './fresh-data.ts'

test('reads the latest version of a file and of its imports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'remote.ts')
  writeFileSync(
    file,
    `import { path } from './paths.ts'\nexport default { routes: [{ path: path as string }] }`,
  )
  writeFileSync(join(folder, 'paths.ts'), `export const path = '/one'`)
  expect(await readFresh(file)).toEqual({ routes: [{ path: '/one' }] })
  writeFileSync(join(folder, 'paths.ts'), `export const path = '/two'`)
  expect(await readFresh(file)).toEqual({ routes: [{ path: '/two' }] })
  writeFileSync(file, 'export default {')
  await expect(readFresh(file)).rejects.toThrow('Unexpected token')
})
