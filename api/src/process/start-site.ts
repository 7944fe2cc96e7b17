import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { closeDemoWorld } from '../demo/close-demo-world.ts'
import { ensureDemoWorld } from '../demo/ensure-demo-world.ts'
import { findUnpaintedMains } from '../demo/portraits/find-unpainted.ts'
import { paintingStorage } from '../demo/portraits/painting-storage.ts'
import { startPortraits } from '../demo/portraits/start-portraits.ts'
import { postgresBus } from '../events/postgres-bus.ts'
import { ensureBundles } from '../features/credits/prices/ensure-bundles.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { createLog } from '../http/server/log.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { openTransports } from '../outbox/open-transports.ts'
import { startSender } from '../outbox/sender/start-sender.ts'
import { vapidKeys } from '../outbox/transports/vapid-keys.ts'
import { outboxRules } from '../outbox-rules.ts'
import { startPayments } from '../payments/start-payments.ts'
import type { Settings } from '../settings/settings.ts'
import { siteOrigins } from '../settings/site-origins.ts'
import { siteView } from '../site-view/site-view.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { ProcessRole } from './role.ts'

export interface SiteProcess {
  readonly app: FastifyInstance
  /** Provides the pages with the data of the product. */
  readonly view: ReturnType<typeof siteView>
  /** Reports the process as not ready, finishes running work, and stops the database last. */
  stop(): Promise<void>
}

/** Starts the database if it is the embedded one, migrates it, and creates the site, which does not listen yet. */
export async function startSite(settings: Settings, role: ProcessRole): Promise<SiteProcess> {
  const log = createLog({ level: settings.logLevel, secret: settings.secret })
  const hasRole = (part: ProcessRole) => role === 'all' || role === part
  const cleanups: (() => Promise<unknown>)[] = []
  const cleanUp = async () => {
    for (const end of cleanups.splice(0).toReversed()) await end()
  }
  try {
    const folder = join(settings.data, 'database')
    const { url, stop } = await reachDatabase({ url: settings.databaseUrl, folder, log })
    cleanups.push(stop)
    const database = openDatabase({ url, poolSize: settings.poolSize, log })
    cleanups.push(() => database.close())
    await migrate(database.pool)
    await ensureBrands(database)
    await ensureBundles(database)
    await (settings.isDemo
      ? ensureDemoWorld(database, { members: settings.demoMembers })
      : closeDemoWorld(database, log))
    const clock = systemClock
    const bus = postgresBus({ url, log })
    cleanups.push(() => bus.stop())
    const stored = await openStorage(settings)
    cleanups.push(async () => stored.close())
    const storage = settings.isDemo ? paintingStorage({ database, storage: stored }) : stored
    const originOf = siteOrigins({ ...settings, port: () => portOf(app) ?? settings.port })
    // The simulator asks where the site listens before there is one.
    let site: FastifyInstance | undefined
    const { payments, stop: stopPayments } = await startPayments({
      ...settings,
      hasApi: hasRole('api'),
      sitePort: () => site && portOf(site),
    })
    cleanups.push(stopPayments)
    const checkout = payments && { payments, originOf }
    const app: FastifyInstance = await createApp({
      ...settings,
      log,
      database,
      storage,
      clock,
      bus,
      checkout,
      hasApi: hasRole('api'),
      isProcess: true,
      pushPublicKey: vapidKeys(settings.secret).publicKey,
      ...(settings.isDemo && { outboxPage: { originOf, isMailed: settings.smtpUrl !== undefined } }),
    })
    site = app
    cleanups.push(() => app.close())
    // The painter's process takes as long to start as the site's.
    if (settings.isDemo && hasRole('api') && (await findUnpaintedMains(database.db)).length > 0)
      cleanups.push(startPortraits({ url, server: app.server, log }).stop)
    if (hasRole('jobs')) {
      const { mailFrom } = settings
      const sender = startSender({
        database,
        log,
        transports: openTransports(settings, log),
        rules: outboxRules,
        originOf,
        mailFrom,
        secret: settings.secret,
      })
      cleanups.push(() => sender.stop())
      const jobs = await startJobs({ url, storage, clock, log, checkout, secret: settings.secret })
      cleanups.push(() => jobs.stop())
    }
    return {
      app,
      view: siteView({ database, clock, originOf, ...app.finders }),
      async stop() {
        app.draining.start()
        if (app.server.listening) await sleep(settings.drain)
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

/** The port it listens on, once it does: `PORT=0` picks any free one. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
