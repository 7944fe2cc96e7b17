import type { StaffBundle } from 'contracts'
import type { Releases } from 'platform/registry'

type Row = Awaited<ReturnType<Releases['status']>>[number]
type Version = NonNullable<Row['live']>

/** A bundle as admins see it, without the messages of visitors' browsers. */
export function bundleAnswer({ name, owner, live, previous, canary, autoRollback }: Row): StaffBundle {
  return {
    name,
    team: owner?.team ?? null,
    live: live ? versionAnswer(live) : null,
    previous: previous ?? null,
    canary: canary
      ? {
          ...versionAnswer(canary),
          share: canary.share,
          only: Object.fromEntries(
            Object.entries(canary.only ?? {}).map(([trait, values]) => [trait, [...values]]),
          ),
          since: canary.since,
        }
      : null,
    verdict: autoRollback
      ? { version: autoRollback.version, at: autoRollback.at, why: autoRollback.why }
      : null,
  }
}

function versionAnswer({ version, published, visitors, failures, crashes, p75 }: Version) {
  return {
    version,
    published_at: published?.at ?? null,
    published_by: published?.by ?? null,
    visitors,
    failures,
    crashes,
    load_time: p75 === undefined ? null : Math.round(p75),
  }
}
