import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { distOf, type RemoteName } from '../fixtures/site/remotes.ts'

/** Copies a remote's build as another version, with another server half. Returns the copy's folder. */
export async function withServerHalf(
  name: RemoteName,
  { version, change }: { readonly version: string; readonly change: (half: string) => string },
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), `${name}-`))
  await cp(distOf(name), dist, { recursive: true })
  const file = join(dist, 'bundle.json')
  const bundle = JSON.parse(await readFile(file, 'utf8'))
  const half = Buffer.from(change(await readFile(join(dist, bundle.server), 'utf8')))
  await writeFile(join(dist, bundle.server), half)
  bundle.version = version
  bundle.files[bundle.server] = {
    ...bundle.files[bundle.server],
    bytes: half.length,
    gzip: gzipSync(half, { level: 9 }).length,
    integrity: `sha256-${createHash('sha256').update(half).digest('base64')}`,
  }
  await writeFile(file, JSON.stringify(bundle))
  // They hold what the build had.
  for (const changed of [bundle.server, 'bundle.json'])
    for (const form of ['.br', '.gz']) await rm(join(dist, changed + form), { force: true })
  return dist
}
