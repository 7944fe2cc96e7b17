import type { Storage } from 'platform/gateway'
import { readFigures } from 'platform/plugins/canaries'
import { localReleases, Refused, type Releases } from 'platform/registry'
import type { ReleaseChange, SiteReleases } from '../features/staff/releases/site-releases.ts'
import { bundleAnswer } from './bundle-answer.ts'

/** The releases in a storage for the back office: what the command `release` does at home. */
export function openReleases(storage: Storage): SiteReleases {
  const releases = localReleases(storage, { readFigures })
  return {
    bundles: async () => (await releases.status()).map(bundleAnswer),
    history: (name) => releases.history(name),
    versions: (name) => releases.versions(name),
    async change(change) {
      try {
        await carryOut(releases, change)
        return []
      } catch (error) {
        if (error instanceof Refused) return error.sentences
        throw error
      }
    },
  }
}

async function carryOut(releases: Releases, { action, name, version, ...author }: ReleaseChange) {
  if (action === 'promote') await releases.promote([{ name, version }], author)
  else if (action === 'rollback') await releases.rollback(name, { version, ...author })
  else await releases.withdraw(name, author)
}
