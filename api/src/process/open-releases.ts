import type { Storage } from 'platform/gateway'
import { readFigures } from 'platform/plugins/canaries'
import { type Freeze, localReleases, Refused, type Releases } from 'platform/registry'
import type { ReleaseChange, SiteReleases } from '../features/staff/releases/site-releases.ts'
import { bundleAnswer } from './bundle-answer.ts'

/** The releases in a storage for the back office: what the command `release` does at home. */
export function openReleases(storage: Storage): SiteReleases {
  const releases = localReleases(storage, { readFigures })
  return {
    async overview(viewer) {
      const rows = await releases.status()
      return {
        bundles: rows.map((row) => bundleAnswer(row, viewer)),
        freeze: freezeAnswer(rows.find(({ freeze }) => freeze)?.freeze),
      }
    },
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

function freezeAnswer(freeze: Freeze | undefined) {
  if (!freeze) return null
  const { until = null, by = null, why = null } = freeze
  return { until, by, why }
}

async function carryOut(releases: Releases, { action, name, version, person, ...author }: ReleaseChange) {
  if (action === 'promote') await releases.promote([{ name, version }], { ...author, person })
  else if (action === 'rollback') await releases.rollback(name, { version, ...author })
  else if (action === 'withdraw') await releases.withdraw(name, author)
  else await releases[action](name, { version, person, ...author })
}
