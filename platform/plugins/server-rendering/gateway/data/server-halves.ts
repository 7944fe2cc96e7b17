import { verifiedTexts } from '../../../../gateway/bundles/verified-texts.ts'
import type { Bundle } from '../../../../protocol/index.ts'
import { bundleFolder, type Storage } from '../../../../registry/index.ts'

const MAX_SCRIPTS = 30

/** Reads the server halves, by their keys. */
export function serverHalves(storage: Storage) {
  const read = verifiedTexts(storage, MAX_SCRIPTS)

  /** Undefined if one of them is missing or damaged. */
  return async (bundles: readonly Bundle[]): Promise<ReadonlyMap<string, string> | undefined> => {
    const found = new Map<string, string>()
    for (const bundle of bundles) {
      const { server = '', files } = bundle
      const script = await read({ bundle, file: server, integrity: files[server]?.integrity })
      if (script === undefined) return undefined
      found.set(halfKey(bundle), script)
    }
    return found
  }
}

/** Names a half as stacks do. */
export const halfKey = ({ name, version, server = '' }: Pick<Bundle, 'name' | 'version' | 'server'>) =>
  bundleFolder(name, version) + server
