import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../workspace.ts'
import { type SiteManifest, siteManifest } from './site-manifest.ts'

const DEMO = join(import.meta.dirname, '../../demo')
const NOT_COPIED = /^(?:dist|dist-monolith|node_modules|.*\.test\.ts)$/
const IGNORED = 'node_modules\ndist\n.platform\n'

interface Template {
  readonly folder: string
  readonly copied: readonly string[]
}

const TEMPLATES: Readonly<Record<string, Template>> = {
  toys: { folder: DEMO, copied: ['shell', 'clock', 'notes', 'dice', 'server.ts'] },
  'tractor-store': {
    folder: join(DEMO, 'tractor-store'),
    copied: ['shell', 'explore', 'decide', 'checkout', 'inspire', 'kit', 'catalogue', 'server.ts'],
  },
}

/** Makes a site in a product's folder: a shell, remotes and a server, to be replaced one by one. */
export function createSite(root: string, name = 'toys'): void {
  if (!Object.hasOwn(TEMPLATES, name))
    throw new UsageError(`There is no template '${name}'. There are: ${Object.keys(TEMPLATES).join(', ')}.`)
  const { folder = '', copied = [] } = TEMPLATES[name] ?? {}
  const manifestFile = join(root, 'package.json')
  if (!existsSync(manifestFile))
    throw new UsageError(`${root} has no package.json. Create one with npm init -y.`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SiteManifest
  if (manifest.platform)
    throw new UsageError(`${manifestFile} has a 'platform' field: this is a site already.`)
  const taken = copied.find((name) => existsSync(join(root, name)))
  if (taken) throw new UsageError(`There is a ${taken} in ${root} already.`)

  for (const name of copied)
    cpSync(join(folder, name), join(root, name), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(basename(source)),
    })
  const tsconfig = readFileSync(join(import.meta.dirname, 'site/tsconfig.json.template'), 'utf8')
  writeUnlessPresent(join(root, 'tsconfig.json'), tsconfig)
  writeUnlessPresent(join(root, '.gitignore'), IGNORED)
  writeFileSync(manifestFile, `${JSON.stringify(siteManifest(manifest), null, 2)}\n`)
}

function writeUnlessPresent(file: string, text: string) {
  if (!existsSync(file)) writeFileSync(file, text)
}
