import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { checkBrands } from '../db/databases/check-brands.ts'
import { openOtherDatabases } from '../db/databases/other-databases.ts'
import { openSiteDatabase } from '../db/site/open-site-database.ts'
import { postgresBus } from '../events/bus/postgres-bus.ts'
import { redisBus } from '../events/bus/redis-bus.ts'
import { ensureBundles } from '../features/credits/prices/ensure-bundles.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { openCountryFile } from '../features/site/country/country-file.ts'
import { startQueue } from '../features/staff/queue/take-effect.ts'
import type { SiteReleases } from '../features/staff/releases/site-releases.ts'
import { createLog } from '../http/server/log.ts'
import { periodicJobs } from '../jobs/periodic-jobs.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { jobMetrics } from '../metrics/job-metrics.ts'
import { siteGauges } from '../metrics/site-gauges.ts'
import { openTransports } from '../outbox/open-transports.ts'
import { startSender } from '../outbox/sender/start-sender.ts'
import { vapidKeys } from '../outbox/transports/vapid-keys.ts'
import { outboxRules } from '../outbox-rules.ts'
import { hyperswitch } from '../payments/hyperswitch/hyperswitch.ts'
import type { Settings } from '../settings/settings.ts'
import { siteOrigins } from '../settings/site-origins.ts'
import { siteView } from '../site-view/site-view.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { closeDemo } from './close-demo.ts'
import type { ProcessRole } from './role.ts'

/** The changes that a demo makes to the server. A real site has none, and its demo accounts are closed. */
export interface Demo {
  /** Wraps the site's storage, to make the pictures of demo members. */
  storage(parts: { readonly database: Database; readonly storage: Storage }): Storage
}

export interface SiteProcess {
  readonly app: FastifyInstance
  readonly database: Database
  /** Maps a brand's domain to the origin of its site. */
  readonly originOf: (domain: string) => string
  /** Provides the pages with the data of the product. */
  readonly view: ReturnType<typeof siteView>
  /** Reports the process as not ready, finishes running work, and stops the database last. */
  stop(): Promise<void>
}

/** The settings, and what the composing process connects the server with. */
export interface SiteSettings extends Settings {
  readonly releases?: SiteReleases
}

/** Migrates the database, and creates the site, which does not listen yet. */
export async function startSite(
  settings: SiteSettings,
  role: ProcessRole,
  demo?: Demo,
): Promise<SiteProcess> {
  const log = createLog({ level: settings.logLevel, secret: settings.secret })
  const hasRole = (part: ProcessRole) => role === 'all' || role === part
  const cleanups: (() => Promise<unknown>)[] = []
  const cleanUp = async () => {
    for (const end of cleanups.splice(0).toReversed()) await end()
  }
  try {
    const countryFile = settings.countryFile ? openCountryFile(settings.countryFile, { log }) : undefined
    cleanups.push(async () => countryFile?.close())
    // Loaded on demand, as most sites have none.
    const tracing =
      settings.tracing &&
      (await import('../tracing/start-tracing.ts')).startTracing(settings.tracing, role, (message) =>
        log.warn(message),
      )
    cleanups.push(async () => tracing?.stop())
    const { database, directUrl, replica, close } = await openSiteDatabase(settings, log)
    cleanups.push(close)
    const others = openOtherDatabases(settings.databases?.others ?? [], log)
    cleanups.push(() => others.close())
    if (settings.databases) await checkBrands(database, settings.databases, others)
    const brandDomains = settings.databases?.own.brands
    await ensureBrands(database, brandDomains)
    await ensureBundles(database)
    if (!demo) await closeDemo(database, log)
    const clock = systemClock
    const notifications = postgresBus({ url: directUrl, log })
    // Loaded on demand: it takes long to load, and most sites have none.
    const redis = settings.redisUrl
      ? (await import('../redis/open-redis.ts')).openRedis({ url: settings.redisUrl, log })
      : undefined
    cleanups.push(async () => redis?.stop())
    const bus = redis ? redisBus({ redis, database: notifications }) : notifications
    cleanups.push(() => bus.stop())
    const stored = await openStorage(settings)
    cleanups.push(async () => stored.close())
    const storage = demo ? demo.storage({ database, storage: stored }) : stored
    const originOf = siteOrigins({ ...settings, port: () => portOf(app) ?? settings.port })
    const checkout = settings.switchAccount && { payments: hyperswitch(settings.switchAccount), originOf }
    const isDemo = demo !== undefined
    const app: FastifyInstance = await createApp({
      ...settings,
      log,
      database,
      replica,
      others,
      brandDomains,
      storage,
      clock,
      bus,
      redis,
      checkout,
      originOf,
      isDemo,
      // The demo draws a picture when it is first sent.
      picturesPath: isDemo ? undefined : settings.picturesPath,
      hasTexts: isDemo || settings.sms !== undefined,
      hasApi: hasRole('api'),
      isProcess: true,
      isTraced: tracing !== undefined,
      countryOfAddress: countryFile?.countryOf,
      pushPublicKey: vapidKeys(settings.secret).publicKey,
    })
    cleanups.push(() => app.close())
    if (hasRole('jobs')) {
      const { mailFrom } = settings
      const sender = startSender({
        database,
        log,
        transports: openTransports({ ...settings, isDemo }, log),
        rules: outboxRules,
        originOf,
        mailFrom,
        secret: settings.secret,
      })
      cleanups.push(() => sender.stop())
      const queue = startQueue({ database, clock, log })
      cleanups.push(() => queue.stop())
      siteGauges(app.metricsRegistry, database)
      const jobs = await startJobs({
        url: directUrl,
        readUrl: settings.databaseReadUrl,
        isPooled: settings.databaseDirectUrl !== undefined,
        others,
        storage,
        clock,
        log,
        checkout,
        secret: settings.secret,
        onRun: jobMetrics(app.metricsRegistry, periodicJobs),
      })
      cleanups.push(() => jobs.stop())
    }
    return {
      app,
      database,
      originOf,
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
