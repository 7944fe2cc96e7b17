import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './db/database.ts'
import { type OtherDatabases, openOtherDatabases } from './db/databases/other-databases.ts'
import type { Replica } from './db/site/replica.ts'
import { type Bus, localBus } from './events/bus/bus.ts'
import { EventStreams, type StreamTimes } from './events/event-streams.ts'
import { SeenSessions } from './features/account/sessions/seen-sessions.ts'
import { findLiving, findSession } from './features/account/sessions/sessions.ts'
import { giftMediaRoutes } from './features/chat/gifts/gift-media-routes.ts'
import { maySeeChatPhoto } from './features/chat/photos/may-see-chat-photo.ts'
import type { Checkout } from './features/credits/order/order-services.ts'
import { RefusedWebhooks } from './features/credits/webhooks/refused-webhooks.ts'
import { WebhookQueue } from './features/credits/webhooks/webhook-queue.ts'
import { cacheLiveLanders, type LiveLanders } from './features/landers/documents/live-landers.ts'
import { KnownOfMembers } from './features/members/photos/known-of-members.ts'
import { mediaRoutes } from './features/members/photos/media-routes.ts'
import { pictureFacts } from './features/members/photos/picture-facts.ts'
import {
  PROFILE_LIMITS,
  type ProfileCounter,
  type ProfileLimits,
  profileCounter,
} from './features/members/visibility/shown-profiles.ts'
import { findBrand } from './features/site/brands.ts'
import type { CountryOfAddress } from './features/site/country/country-file.ts'
import { appRoutes } from './features/site/installed-app/app-routes.ts'
import { refuseForeignShares } from './features/site/installed-app/refuse-foreign-shares.ts'
import { type ShareCard, shareImagePath } from './features/site/share-images/share-card.ts'
import { shareImageRoutes } from './features/site/share-images/share-image-routes.ts'
import { previewRoutes } from './features/staff/brands/preview/preview-routes.ts'
import { previewOf } from './features/staff/brands/preview/previews.ts'
import { proofOfCall } from './features/staff/factors/proof.ts'
import { findPosts } from './features/staff/find-posts.ts'
import type { ScheduledJob } from './features/staff/operations/job-times.ts'
import type { SiteReleases } from './features/staff/releases/site-releases.ts'
import type { CallFinders, Finders } from './http/admission/admit.ts'
import { api } from './http/api.ts'
import { cacheBrands } from './http/caller/brand-cache.ts'
import { limitPageLoads } from './http/limits/limit-page-loads.ts'
import { PAGE_LIMIT, rateLimits } from './http/limits/limits.ts'
import { type SiteServerOptions, siteServer } from './http/server/site-server.ts'
import { periodicJobs } from './jobs/periodic-jobs.ts'
import { deliveryLag, openStreams } from './metrics/stream-metrics.ts'
import { accountTypes } from './payments/methods/account-types.ts'
import type { Redis } from './redis/open-redis.ts'
import { routes } from './routes.ts'
import type { Storage } from './storage/storage.ts'

export interface AppOptions extends SiteServerOptions {
  readonly database: Database
  /** Repeats what the database does, for reads that would burden it. */
  readonly replica?: Replica | undefined
  /** Where the site's other brands are; by default they are all here. */
  readonly others?: OtherDatabases
  /** Storage of members' pictures. */
  readonly storage: Storage
  /** Path under which the proxy in front finds members' pictures; without one, this process sends them. */
  readonly picturesPath?: string | undefined
  readonly clock?: Clock
  /** Wakes the other nodes; by default there is only this one. */
  readonly bus?: Bus
  /** Counts what is limited; without it, the database does. */
  readonly redis?: Redis | undefined
  readonly streamTimes?: StreamTimes
  /** Whether the site shows a demo, which works without any staff. */
  readonly isDemo?: boolean
  /** False in a process that serves only pages. */
  readonly hasApi?: boolean
  /** The site's secret, which signs links and cursors; without one, a random one for this process. */
  readonly secret?: string
  /** Different profiles shown to a viewer per day; without `hasLimits` any number. */
  readonly profileLimits?: ProfileLimits
  /** Pages, files and pictures that an address can load in a minute. */
  readonly pageLimit?: number
  /** Public key for browsers that subscribe to push messages; without it there are none. */
  readonly pushPublicKey?: string
  /** Looks up the countries of addresses; without it only a CDN or the browser says where a visitor is. */
  readonly countryOfAddress?: CountryOfAddress | undefined
  /** Header in which the CDN in front sends the country of the visitor's address. */
  readonly countryHeader?: string
  /** Whether text messages can be sent; without them nobody can pay by direct debit. */
  readonly hasTexts?: boolean
  /** Hosts of push services besides those of the browsers. */
  readonly pushHosts?: readonly string[]
  /** The mail provider's credentials, `name:password`, for its reports; without them reports are refused. */
  readonly mailWebhookAuth?: string
  /** A brand's domain → its public origin; by default its domain is that. */
  readonly originOf?: (domain: string) => string
  /** The versions of the site's bundles, for admins; without them there are none to see. */
  readonly releases?: SiteReleases | undefined
  /** Takes payments; without it nothing is for sale. */
  readonly checkout?: Checkout | undefined
}

/** Milliseconds for which the session of a viewer of pictures is known, unless the member changes. */
const SESSION_MS = 5_000

/** Creates the site's server. Everything that a test may want to replace is an option. */
export async function createApp({
  clock = systemClock,
  bus = localBus(),
  others = openOtherDatabases([]),
  redis,
  streamTimes = {},
  hasLimits = true,
  hasApi = true,
  secret = randomBytes(32).toString('base64url'),
  profileLimits = PROFILE_LIMITS,
  pageLimit = PAGE_LIMIT,
  pushPublicKey,
  countryOfAddress,
  countryHeader,
  hasTexts = true,
  pushHosts = [],
  mailWebhookAuth,
  checkout,
  releases,
  picturesPath,
  originOf = (domain) => `http://${domain}`,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const { database, replica, storage, isDemo = false } = options
  const app = await siteServer({ ...options, hasLimits })
  const cached = cacheBrands((domain) => findBrand(database, domain, { isDemo, hasTexts }))
  const paymentTypes = checkout && accountTypes({ payments: checkout.payments, clock, log: app.log })
  async function findBrandOfStaff(domain: string) {
    const found = await cached(domain)
    return found && { ...found, paymentTypes: paymentTypes?.() }
  }
  const seen = new SeenSessions(database, app.log)
  const finders: Finders = {
    findSession: (token) => findSession(database, token, clock.now(), seen),
    async findBrand(domain) {
      const found = await findBrandOfStaff(domain)
      return found?.isOpen ? found : null
    },
    async findBrandToRead(request) {
      const found = await findBrandOfStaff(request.domain)
      const preview = found && (await previewOf(request, found, { database, clock }))
      return preview ?? (found?.isOpen ? found : null)
    },
  }
  const shareImage = (card: ShareCard) => shareImagePath(card, secret)
  app.decorate('finders', { ...finders, liveLanders: cacheLiveLanders(database), shareImage })
  app.decorate('secret', secret)
  app.decorate('originOf', originOf)
  app.decorate('profileCounter', profileCounter(hasLimits ? profileLimits : null))
  app.decorate('pushPublicKey', pushPublicKey ?? null)
  app.decorate('countryOfAddress', countryOfAddress ?? null)
  app.decorate('countryHeader', countryHeader ?? null)
  app.decorate('pushHosts', pushHosts)
  app.decorate('mailWebhookAuth', mailWebhookAuth ?? null)
  app.decorate('checkout', checkout ?? null)
  app.decorate('releases', releases ?? null)
  app.decorate('otherDatabases', others)
  app.decorate('webhookQueue', new WebhookQueue())
  app.decorate('refusedWebhooks', new RefusedWebhooks())
  app.decorate('schedule', periodicJobs)
  const eventStreams = new EventStreams({
    database,
    bus,
    findLiving: (ids) => findLiving(database.db, ids, clock.now()),
    log: app.log,
    onDelivered: deliveryLag(app.metricsRegistry),
    times: streamTimes,
  })
  openStreams(app.metricsRegistry, eventStreams)
  const known = new KnownOfMembers(bus)
  const unsubscribe = database.onAnnounced((memberIds) => bus.wake(memberIds))
  app.decorate('eventStreams', eventStreams)
  app.addHook('onClose', async () => {
    unsubscribe()
    eventStreams.close()
    known.close()
    await Promise.all([app.webhookQueue.settled(), seen.flush()])
  })
  const limits = hasLimits ? rateLimits(database.pool, { pageLimit, redis }) : undefined
  if (limits) limitPageLoads(app, limits)
  refuseForeignShares(app)
  const callFinders: CallFinders = {
    ...finders,
    findPosts: (session) => findPosts(database.db, session),
    findBrandOfStaff,
    findProof: (session) => proofOfCall(database.db, session, clock.now()),
  }
  if (hasApi) await app.register(api, { routes, database, replica, storage, clock, limits, ...callFinders })
  // A process that serves only pages also serves the pictures in them.
  await app.register(mediaRoutes, {
    facts: pictureFacts(database.db, known),
    storage,
    picturesPath,
    maySeeOther: (file) => maySeeChatPhoto(database.db, file, clock.now()),
    ...callFinders,
    findSession: known.remember({
      read: finders.findSession,
      memberOf: ({ memberId }) => memberId,
      ttl: SESSION_MS,
    }),
  })
  await app.register(giftMediaRoutes)
  shareImageRoutes(app)
  await app.register(appRoutes)
  previewRoutes(app, clock)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For the pages, which also look up the visitor. */
    readonly finders: Finders & {
      readonly liveLanders: LiveLanders
      readonly shareImage: (card: ShareCard) => string
    }
    readonly secret: string
    /** A brand's domain → its public origin. */
    readonly originOf: (domain: string) => string
    readonly profileCounter: ProfileCounter
    readonly pushPublicKey: string | null
    readonly countryOfAddress: CountryOfAddress | null
    readonly countryHeader: string | null
    readonly pushHosts: readonly string[]
    readonly mailWebhookAuth: string | null
    /** The site's jobs, for the page that tells how they do. */
    readonly schedule: readonly ScheduledJob[]
    readonly releases: SiteReleases | null
    readonly otherDatabases: OtherDatabases
  }
}
