import type { StaffBundle } from 'contracts'
import type { Releases, WaitingRelease } from 'platform/registry'
import type { ReleaseViewer } from '../features/staff/releases/site-releases.ts'

type Row = Awaited<ReturnType<Releases['status']>>[number]
type Version = NonNullable<Row['live']>

/** A bundle as admins see it, without the messages of visitors' browsers. */
export function bundleAnswer(
  { name, owner, live, previous, canary, waiting, autoRollback }: Row,
  viewer: ReleaseViewer,
): StaffBundle {
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
    waiting: waiting ? waitingAnswer(waiting, name, viewer) : null,
    verdict: autoRollback
      ? { version: autoRollback.version, at: autoRollback.at, why: autoRollback.why }
      : null,
  }
}

function waitingAnswer(waiting: WaitingRelease, name: string, { by, person }: ReleaseViewer) {
  const { bundles, planned, at = null, share = null, why = null, needsApproval = false, approved } = waiting
  const isSame = planned.person === person || (by !== undefined && planned.by === by)
  return {
    version: bundles[name] ?? '',
    by: planned.by ?? null,
    why,
    at,
    share,
    needs_approval: needsApproval,
    approved_by: approved?.by ?? null,
    may_approve: needsApproval && !approved && !isSame,
  }
}

function versionAnswer({ version, published, visitors, failures, crashes, p75, ...speed }: Version) {
  return {
    version,
    published_at: published?.at ?? null,
    published_by: published?.by ?? null,
    visitors,
    failures,
    crashes,
    load_time: p75 === undefined ? null : Math.round(p75),
    measured: speed.measured,
    speeds: speedsAnswer(speed.speeds),
    shed: speed.shed,
    pages: speed.pages.map(({ speeds, ...page }) => ({ ...page, speeds: speedsAnswer(speeds) })),
  }
}

const NO_SPEEDS = { lcp: null, inp: null, cls: null, ttfb: null, change: null, server: null }

function speedsAnswer(speeds: Version['speeds']) {
  return { ...NO_SPEEDS, ...speeds }
}
