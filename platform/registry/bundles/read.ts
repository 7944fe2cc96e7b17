import { BUNDLE_FILE, type Bundle } from '../../data/index.ts'
import { refuse } from '../refused.ts'
import { isName, isVersion } from '../storage/keys.ts'
import { isKey } from '../storage/storage.ts'
import { namedFiles } from './files.ts'

/** Parses `bundle.json` and validates what the registry relies on. */
export function readBundle(bytes: Buffer): Bundle {
  const parsed = parse(bytes)
  if (!isRecord(parsed)) return bad('is not an object')
  if (parsed.kind !== 'remote' && parsed.kind !== 'shell')
    bad("names neither 'remote' nor 'shell' as its kind")
  if (!isName(parsed.name)) bad('has a name that is not lower-case letters, digits and hyphens')
  if (!isVersion(parsed.version)) bad('has a version that is not letters, digits, dots, plus and hyphens')
  for (const part of ['data', 'files', 'words', 'titles', 'missingWords']) {
    if (!isRecord(parsed[part])) bad(`has no '${part}'`)
  }
  const parts = parsed.kind === 'remote' ? ['pages', 'widgets', 'needs'] : ['initial', 'offers', 'lazyShared']
  for (const part of parts) {
    if (!isRecord(parsed[part])) bad(`has no '${part}'`)
  }
  if (parsed.descriptions !== undefined && !isRecord(parsed.descriptions))
    bad("has 'descriptions' that are no object")
  if (parsed.source !== undefined && !isSource(parsed.source))
    bad('has a source that is not workspace/folder')
  const bundle = parsed as unknown as Bundle
  if (bundle.data.name !== bundle.name)
    bad(`is for '${bundle.name}' but its data is for '${bundle.data.name}'`)
  for (const file of Object.keys(bundle.files)) {
    if (!isKey(file) || file === BUNDLE_FILE) bad(`lists a file '${file}', which cannot be published`)
  }
  for (const file of namedFiles(bundle)) {
    if (!Object.hasOwn(bundle.files, file)) bad(`uses the file '${file}' but doesn't list it`)
  }
  return bundle
}

/** Whether this can say where the sources of a bundle are: `workspace/folder`. */
export function isSource(value: unknown): boolean {
  return typeof value === 'string' && /^[\w@.+-]+(\/[\w@.+-]+)*$/.test(value) && value.length <= 200
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return bad('is not JSON')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bad(what: string): never {
  return refuse('bad-bundle', `${BUNDLE_FILE} ${what}. Build it again with this platform's build.`)
}
