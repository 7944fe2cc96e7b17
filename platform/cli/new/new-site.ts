import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../workspace.ts'
import { type SiteManifest, siteManifest } from './site-manifest.ts'

const DEMO = join(import.meta.dirname, '../../demo')
const COPIED = ['shell', 'clock', 'notes', 'dice', 'server.ts']
const NOT_COPIED = ['dist', 'node_modules']
const IGNORED = 'node_modules\ndist\n.platform\n'

/** Makes a small site in a product's folder: a shell, three remotes and a server, to be replaced one by one. */
export function createSite(root: string): void {
  const manifestFile = join(root, 'package.json')
  if (!existsSync(manifestFile))
    throw new UsageError(`${root} has no package.json. Create one with npm init -y.`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SiteManifest
  if (manifest.platform)
    throw new UsageError(`${manifestFile} has a 'platform' field: this is a site already.`)
  const taken = COPIED.find((name) => existsSync(join(root, name)))
  if (taken) throw new UsageError(`There is a ${taken} in ${root} already.`)

  for (const name of COPIED)
    cpSync(join(DEMO, name), join(root, name), {
      recursive: true,
      filter: (source) => !NOT_COPIED.includes(basename(source)),
    })
  const tsconfig = readFileSync(join(import.meta.dirname, 'site/tsconfig.json.template'), 'utf8')
  writeUnlessPresent(join(root, 'tsconfig.json'), tsconfig)
  writeUnlessPresent(join(root, '.gitignore'), IGNORED)
  writeFileSync(manifestFile, `${JSON.stringify(siteManifest(manifest), null, 2)}\n`)
}

function writeUnlessPresent(file: string, text: string) {
  if (!existsSync(file)) writeFileSync(file, text)
}
