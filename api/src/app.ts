import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { type Bus, localBus } from './events/bus.ts'
import { EventStreams, type StreamTimes } from './events/event-streams.ts'
import { routes as events } from './events/routes.ts'
import { routes as account } from './features/account/routes.ts'
import { findLiving, findSession } from './features/account/sessions/sessions.ts'
import { routes as chat } from './features/chat/routes.ts'
import { ledgerGauges } from './features/credits/ledger-gauges.ts'
import { routes as credits } from './features/credits/routes.ts'
import { media } from './features/members/photos/media.ts'
import { routes as members } from './features/members/routes.ts'
import { findBrand } from './features/site/brands.ts'
import { routes as site } from './features/site/routes.ts'
import type { Finders } from './http/access/admit.ts'
import { cacheBrands } from './http/access/brand-cache.ts'
import { api } from './http/api.ts'
import { rateLimits } from './http/limits/limits.ts'
import { type SiteServerOptions, siteServer } from './http/server/site-server.ts'
import { type OutboxPageOptions, outboxPageRoutes } from './outbox/page/outbox-page-routes.ts'
import type { Storage } from './storage/storage.ts'

/** Every call of the site. */
export const routes = [...account, ...site, ...chat, ...members, ...credits, ...events]

export interface AppOptions extends SiteServerOptions {
  readonly database: Database
  /** Of members' pictures. */
  readonly storage: Storage
  readonly clock?: Clock
  /** What wakes the other nodes; without one there is none but this. */
  readonly bus?: Bus
  readonly streamTimes?: StreamTimes
  /** Whether newcomers are to see everything work without anybody at work. */
  readonly isDemo?: boolean
  /** A process may serve the pages alone. */
  readonly hasApi?: boolean
  /** With which links in mails prove whose they are; without it those that stop notifications are good for nothing. */
  readonly secret?: string
  /** For browsers that want push messages; without one there are none. */
  readonly pushPublicKey?: string
  /** Whoever opens it reads everybody's mail: for the demo alone. */
  readonly outboxPage?: OutboxPageOptions
}

/** The site's server; everything that a test replaces comes in from outside. */
export async function createApp({
  clock = systemClock,
  bus = localBus(),
  streamTimes = {},
  hasLimits = true,
  hasApi = true,
  secret,
  pushPublicKey,
  outboxPage,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { database, storage, isDemo = false } = options
  const finders: Finders = {
    findSession: (token) => findSession(database, token, clock.now()),
    findBrand: cacheBrands((domain) => findBrand(database, domain, { isDemo })),
  }
  const app = await siteServer({ ...options, hasLimits })
  app.decorate('finders', finders)
  app.decorate('secret', secret ?? null)
  app.decorate('pushPublicKey', pushPublicKey ?? null)
  const eventStreams = new EventStreams({
    database,
    bus,
    findLiving: (ids) => findLiving(database.db, ids, clock.now()),
    log: app.log,
    times: streamTimes,
  })
  const unsubscribe = database.onAnnounced((memberIds) => bus.wake(memberIds))
  app.decorate('eventStreams', eventStreams)
  app.addHook('onClose', async () => {
    unsubscribe()
    eventStreams.close()
  })
  if (hasApi) ledgerGauges(app.figures, database)
  const limits = hasLimits ? rateLimits(database.pool) : undefined
  if (hasApi) await app.register(api, { routes, database, storage, clock, limits, ...finders })
  // The pages show pictures, and where a process serves pages alone, they are asked for there.
  await app.register(media, { database, storage, ...finders })
  if (hasApi && outboxPage) await app.register(outboxPageRoutes, { ...outboxPage, database, ...finders })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For the pages, which ask who visits them too. */
    readonly finders: Finders
    readonly secret: string | null
    readonly pushPublicKey: string | null
  }
}
