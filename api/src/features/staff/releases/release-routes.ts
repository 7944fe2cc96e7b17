import * as contract from 'contracts'
import { refuse } from '../../../http/refusal.ts'
import { type Call, type Route, route } from '../../../http/route.ts'
import { namesOf } from '../queue/names-of.ts'
import { recordCall } from '../record-call.ts'
import { isAdminEverywhere } from './is-admin-everywhere.ts'
import type { ReleaseViewer } from './site-releases.ts'

const NOTHING = { bundles: [], freeze: null }

const OUT_OF_REACH = 'The releases of the site are out of reach of this process.'

/** The brands of other databases have accounts of their own, of which none here can tell that it is an admin's. */
async function mayRelease({
  db,
  session,
  request,
}: Pick<Call<contract.Endpoint, 'staff'>, 'db' | 'session' | 'request'>) {
  return request.server.otherDatabases.isEmpty && (await isAdminEverywhere(db, session))
}

async function viewerOf({
  db,
  session,
}: Pick<Call<contract.Endpoint, 'staff'>, 'db' | 'session'>): Promise<ReleaseViewer> {
  const { brandId, memberId } = session
  return { by: (await namesOf(db, [memberId])).get(memberId), person: `${brandId}:${memberId}` }
}

/** The command line's `release`, for admins. The versions of the site are those of all its brands. */
export const releaseRoutes: readonly Route[] = [
  route(contract.getReleases, { access: 'staff', roles: [] }, async ({ db, session, request }) => ({
    ...((await request.server.releases?.overview(await viewerOf({ db, session }))) ?? NOTHING),
    may_change: await mayRelease({ db, session, request }),
  })),

  route(contract.getReleaseHistory, { access: 'staff', roles: [] }, async (call) => {
    const { query, db, session, request } = call
    const { name } = query
    const { releases } = request.server
    const overview = await releases?.overview(await viewerOf({ db, session }))
    if (!releases || !overview?.bundles.some((bundle) => bundle.name === name)) refuse('not_found')
    const [events, versions] = await Promise.all([releases.history(name), releases.versions(name)])
    return {
      events: events.map(({ at, action, version, by = null, commit = null, why = null }) => ({
        at,
        action,
        version,
        by,
        commit,
        why,
      })),
      versions: versions.map(({ version, publishedAt = null, role = null }) => ({
        version,
        published_at: publishedAt,
        role,
      })),
    }
  }),

  route(contract.changeRelease, { access: 'staff', roles: [], secondFactor: 'fresh' }, async (call) => {
    const { body, db, session, request } = call
    const { action, name, version, reason: why } = body
    if (!(await mayRelease(call))) refuse('forbidden')
    const { releases } = request.server
    if (!releases) return { refused: [OUT_OF_REACH] }
    // Before the change, which is no part of a transaction: what the gate refuses was tried, too.
    const details = { ...(version !== undefined && { version }) }
    await recordCall(db, call, { action: `release ${action}`, subject: name, reason: why, details })
    const person = await viewerOf({ db, session })
    return { refused: [...(await releases.change({ action, name, version, why, ...person }))] }
  }),
]
