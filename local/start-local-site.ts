import { join } from 'node:path'
import { createLog } from '../api/src/http/server/log.ts'
import type { ProcessRole } from '../api/src/process/role.ts'
import { type SiteProcess, type SiteSettings, startSite } from '../api/src/process/start-site.ts'
import { checkEmbedded } from './check-embedded.ts'
import { ensureDemoFactors } from './demo-world/accounts/demo-factor.ts'
import { readDemo, readReactions } from './demo-world/demo-setting.ts'
import { ensureDemoWorld } from './demo-world/ensure-demo-world.ts'
import { findUnpaintedMains } from './demo-world/portraits/find-unpainted.ts'
import { paintingStorage } from './demo-world/portraits/painting-storage.ts'
import { startPortraits } from './demo-world/portraits/start-portraits.ts'
import { startEmbedded } from './embedded-postgres/start-embedded.ts'
import { isPublic } from './is-public.ts'
import { outboxPageRoutes } from './outbox-page/outbox-page-routes.ts'
import type { Reactor } from './reactions/react.ts'
import { startReactions } from './reactions/start-reactions.ts'
import { startPayments } from './simulator/start-payments.ts'

/** Starts the stand-ins for services that the settings don't name, then the site on them, and fills it with the demo. */
export async function startLocalSite(settings: SiteSettings, role: ProcessRole): Promise<SiteProcess> {
  const log = createLog({ level: settings.logLevel, secret: settings.secret })
  const hasApi = role === 'all' || role === 'api'
  const demo = readDemo(process.env['DEMO'], settings)
  const hasReactions = readReactions(process.env['DEMO_REACTIONS'])
  const cleanups: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of cleanups.splice(0).toReversed()) await end()
  }
  try {
    const databaseUrl = settings.databaseUrl ?? (await startDatabase())
    // The simulator asks where the site listens before there is one.
    let site: SiteProcess | undefined
    const payments = await startPayments({
      ...settings,
      hasApi,
      siteAddress: () => site?.app.server.address(),
    })
    cleanups.push(payments.stop)
    const { account: switchAccount } = payments
    site = await startSite(
      { ...settings, databaseUrl, ...(switchAccount && { switchAccount }) },
      role,
      demo && { storage: paintingStorage },
    )
    cleanups.push(site.stop)
    if (demo) await fill(site, databaseUrl, demo.members)
    return { ...site, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function startDatabase(): Promise<string> {
    checkEmbedded(process.env['EMBEDDED_DATABASE'], settings)
    const { url, stop } = await startEmbedded({ folder: join(settings.data, 'database'), log })
    cleanups.push(stop)
    return url
  }

  async function fill({ app, database, originOf }: SiteProcess, databaseUrl: string, members?: number) {
    await ensureDemoWorld(database, { members })
    const { secret } = settings
    await ensureDemoFactors(database, { secret, isPublic: isPublic(settings) })
    if (!hasApi) return
    const isMailed = settings.smtpUrl !== undefined
    const showsCode = !isPublic(settings)
    await app.register(outboxPageRoutes, { originOf, isMailed, showsCode, database, ...app.finders })
    const tell: Reactor['tell'] = (id, event) => app.eventStreams.sendTransient(id, event)
    if (hasReactions) cleanups.push(startReactions({ database, tell, log }).stop)
    // The painter's process takes as long to start as the site's.
    if ((await findUnpaintedMains(database.db)).length > 0)
      cleanups.push(startPortraits({ url: databaseUrl, server: app.server, log }).stop)
  }
}
