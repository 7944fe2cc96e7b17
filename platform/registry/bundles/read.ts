import { BUNDLE_FILE, type Bundle } from '../../protocol/index.ts'
import { refuse } from '../refused.ts'
import { isNewName, isVersion } from '../storage/keys.ts'
import { isKey } from '../storage/storage.ts'
import { FEDERATION_MANIFEST } from './federation-manifest.ts'
import { namedFiles } from './files.ts'
import { refuseRoutes } from './route-limits.ts'
import { bundleProblem } from './shape/bundle-shape.ts'

/** Checked before parsing, since a small file of empty lists takes fifty times its size in memory. */
const MAX_BYTES = 1_000_000
/** Every page carries the description of every remote. */
const MAX_REMOTE_BYTES = 256_000

/** Parses a `bundle.json` from outside and refuses it unless all of it can be relied on. */
export function readBundle(bytes: Uint8Array): Bundle {
  if (bytes.length > MAX_BYTES) tooBig(bytes.length, MAX_BYTES)
  const parsed = parse(bytes)
  const problem = bundleProblem(parsed)
  if (problem !== undefined) return bad(problem)
  const bundle = parsed as Bundle
  if (bundle.kind === 'remote' && bytes.length > MAX_REMOTE_BYTES) tooBig(bytes.length, MAX_REMOTE_BYTES)
  if (!isNewName(bundle.name))
    bad('has a name that is not lower-case letters, digits and hyphens, with a letter first')
  if (!isVersion(bundle.version)) bad('has a version that is not letters, digits, dots, plus and hyphens')
  if (bundle.source !== undefined && !isSource(bundle.source))
    bad('has a source that is not workspace/folder')
  if (bundle.data.name !== bundle.name)
    bad(`is for '${bundle.name}' but its data is for '${bundle.data.name}'`)
  for (const file of Object.keys(bundle.files)) {
    if (!isKey(file) || file === BUNDLE_FILE || file === FEDERATION_MANIFEST)
      bad(`lists a file '${file}', which cannot be published`)
  }
  for (const file of namedFiles(bundle)) {
    if (!Object.hasOwn(bundle.files, file)) bad(`uses the file '${file}' but doesn't list it`)
  }
  for (const remote of bundle.kind === 'remote' ? [bundle] : (bundle.builtin ?? []))
    refuseRoutes(`${remote.name} ${remote.version}`, remote.data.routes)
  return bundle
}

/** Whether this can say where the sources of a bundle are: `workspace/folder`. */
export function isSource(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 200 && /^[\w@.+-]+(\/[\w@.+-]+)*$/.test(value)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return bad('is not JSON')
  }
}

function tooBig(bytes: number, limit: number): never {
  return refuse(
    'bad-bundle',
    `${BUNDLE_FILE} has ${Math.ceil(bytes / 1000)} kB; the limit is ${limit / 1000} kB, since pages carry it. Take something out of it.`,
  )
}

function bad(what: string): never {
  return refuse('bad-bundle', `${BUNDLE_FILE} ${what}. Build it again with this platform's build.`)
}
