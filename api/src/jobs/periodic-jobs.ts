import { guessPhotos } from '../cases/guess-photos.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { OtherDatabases } from '../db/databases/other-databases.ts'
import type { Log } from '../db/log.ts'
import { keepWeeksOfEvents } from '../events/weeks-of-events.ts'
import { removeOldComplaints } from '../features/account/complaints/remove-old-complaints.ts'
import { endSuspensions } from '../features/account/decisions/lift.ts'
import { removeOldDecisions } from '../features/account/decisions/remove-old-decisions.ts'
import { mailOffers } from '../features/account/news/mail-offers.ts'
import { remindToActivate } from '../features/account/news/remind-to-activate.ts'
import { remindToReturn } from '../features/account/news/remind-to-return.ts'
import { sendDueNews } from '../features/account/news/send-due-news.ts'
import { forgetLeftAddresses } from '../features/account/own/left-addresses.ts'
import { purgeDeleted } from '../features/account/own/purge-deleted.ts'
import { removeExpiredSessions } from '../features/account/sessions/sessions.ts'
import { removeOldCodes } from '../features/credits/debits/remove-old-codes.ts'
import { removeOldMandates } from '../features/credits/debits/remove-old-mandates.ts'
import { proveOnward } from '../features/credits/ledger/proof/prove-ledger.ts'
import type { Checkout, OrderServices } from '../features/credits/order/order-services.ts'
import { checkOrders } from '../features/credits/orders/check-orders.ts'
import { reconcileOrders } from '../features/credits/orders/reconcile-orders.ts'
import { removeOldBooks } from '../features/credits/orders/remove-old-books.ts'
import { checkRefunds } from '../features/credits/refunds/check-refunds.ts'
import { reconcileRefunds } from '../features/credits/refunds/reconcile-refunds.ts'
import { forgetLeftCustomers } from '../features/credits/saved-methods/forget-left-customers.ts'
import { handleLeftEvents, removeOldEvents } from '../features/credits/webhooks/payment-events.ts'
import { removeOldVisits } from '../features/landers/documents/visits.ts'
import { removeUnsentPhotos } from '../features/members/photos/remove-unsent-photos.ts'
import { sweepPictures } from '../features/members/photos/sweep-pictures.ts'
import { pruneEvidence, removeOldReports } from '../features/members/reports/prune-evidence.ts'
import { forgetShown } from '../features/members/visibility/shown-profiles.ts'
import { keepWeeksOfPageEvents } from '../features/site/page-events.ts'
import { rollUpFigures } from '../features/staff/figures/roll-up/roll-up.ts'
import { removeOldActions } from '../features/staff/log/remove-old-actions.ts'
import { removeOldCases } from '../features/staff/queue/remove-old-cases.ts'
import { pruneOutbox } from '../outbox/prune-outbox.ts'
import type { Storage } from '../storage/storage.ts'

/** The services that jobs work with. */
export interface JobServices {
  readonly database: Database
  /** A server that repeats what the database does, for jobs that read much. */
  readonly reader?: Database | undefined
  /** Where the site's other brands are. */
  readonly others: OtherDatabases
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  /** The site's secret. */
  readonly secret: string
  /** Takes payments; without it nothing is for sale. */
  readonly checkout?: Checkout | undefined
}

export interface PeriodicJob {
  readonly name: string
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string
  /** Must be idempotent: it may run twice, or again after an interruption. */
  readonly run: (services: JobServices) => Promise<unknown>
}

/** Adapts a job that needs only the database and the time. */
function withTime(work: (database: Database, now: Date) => Promise<unknown>): PeriodicJob['run'] {
  return ({ database, clock }) => work(database, clock.now())
}

/** Adapts a job about orders, which a site without payments skips. */
function withCheckout(work: (services: OrderServices) => Promise<unknown>): PeriodicJob['run'] {
  return async ({ checkout, ...services }) => checkout && work({ ...services, ...checkout })
}

/** The schedule of the site's jobs; each runs on one of all nodes. Features add their lines here. */
export const periodicJobs: readonly PeriodicJob[] = [
  { name: 'remove-expired-sessions', cron: '7 * * * *', run: withTime(removeExpiredSessions) },
  { name: 'prove-ledger', cron: '17 * * * *', run: proveOnward },
  { name: 'forget-left-addresses', cron: '45 3 * * *', run: withTime(forgetLeftAddresses) },
  { name: 'end-suspensions', cron: '* * * * *', run: withTime(endSuspensions) },
  {
    name: 'purge-deleted',
    cron: '37 * * * *',
    run: ({ clock, ...services }) => purgeDeleted(services, clock.now()),
  },
  {
    name: 'remove-unsent-photos',
    cron: '27,57 * * * *',
    run: ({ clock, ...services }) => removeUnsentPhotos(services, clock.now()),
  },
  { name: 'guess-photos', cron: '* * * * *', run: (services) => guessPhotos(services) },
  { name: 'send-due-news', cron: '* * * * *', run: withTime(sendDueNews) },
  { name: 'remind-to-activate', cron: '9 * * * *', run: withTime(remindToActivate) },
  { name: 'remind-to-return', cron: '39 9 * * *', run: withTime(remindToReturn) },
  {
    name: 'mail-offers',
    cron: '19 * * * *',
    run: async ({ checkout, database, clock }) => checkout && mailOffers(database, clock.now()),
  },
  { name: 'check-orders', cron: '* * * * *', run: withCheckout(checkOrders) },
  { name: 'handle-payment-events', cron: '* * * * *', run: withCheckout(handleLeftEvents) },
  { name: 'check-refunds', cron: '* * * * *', run: withCheckout(checkRefunds) },
  { name: 'reconcile-orders', cron: '31 4 * * *', run: withCheckout(reconcileOrders) },
  { name: 'reconcile-refunds', cron: '1 5 * * *', run: withCheckout(reconcileRefunds) },
  { name: 'remove-old-payment-events', cron: '51 3 * * *', run: removeOldEvents },
  { name: 'remove-old-debit-codes', cron: '43 * * * *', run: withTime(removeOldCodes) },
  { name: 'forget-left-customers', cron: '53 * * * *', run: withCheckout(forgetLeftCustomers) },
  { name: 'keep-weeks-of-events', cron: '47 * * * *', run: withTime(keepWeeksOfEvents) },
  { name: 'keep-weeks-of-page-events', cron: '23 * * * *', run: withTime(keepWeeksOfPageEvents) },
  { name: 'remove-old-visits', cron: '13 3 * * *', run: withTime(removeOldVisits) },
  { name: 'prune-evidence', cron: '31 3 * * *', run: withTime(pruneEvidence) },
  { name: 'remove-old-reports', cron: '37 3 * * *', run: withTime(removeOldReports) },
  { name: 'remove-old-complaints', cron: '33 3 * * *', run: withTime(removeOldComplaints) },
  { name: 'remove-old-decisions', cron: '39 3 * * *', run: withTime(removeOldDecisions) },
  { name: 'remove-old-cases', cron: '49 3 * * *', run: withTime(removeOldCases) },
  { name: 'remove-old-actions', cron: '45 3 * * *', run: withTime(removeOldActions) },
  { name: 'roll-up-figures', cron: '29 * * * *', run: withTime(rollUpFigures) },
  { name: 'remove-old-books', cron: '21 3 * * *', run: withTime(removeOldBooks) },
  { name: 'remove-old-mandates', cron: '35 3 * * *', run: withTime(removeOldMandates) },
  { name: 'forget-shown-profiles', cron: '11 3 * * *', run: withTime(forgetShown) },
  { name: 'prune-outbox', cron: '41 3 * * *', run: withTime(pruneOutbox) },
  {
    name: 'sweep-pictures',
    cron: '11 4 * * *',
    run: ({ clock, ...services }) => sweepPictures(services, clock.now()),
  },
]
