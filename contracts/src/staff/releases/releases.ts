import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { staffReason } from '../members/about-member.ts'

const time = z.string()
const bundleName = z.string().check(z.regex(/^[a-zA-Z][\w-]{0,60}$/))
const versionName = z.string().check(z.regex(/^[\w.+-]{1,80}$/))

/** Three of four visitors had at most these values: milliseconds, and a score as `cls`. */
const speeds = z.object({
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
  ttfb: z.nullable(z.number()),
  /** From a page to the next. */
  change: z.nullable(z.number()),
  /** In which a first view was rendered. */
  server: z.nullable(z.number()),
})

/** How a version does, in numbers of visitors. */
const version = {
  version: z.string(),
  published_at: z.nullable(time),
  published_by: z.nullable(z.string()),
  visitors: z.int(),
  failures: z.int(),
  crashes: z.int(),
  /** Milliseconds in which three of four visitors had loaded it. */
  load_time: z.nullable(z.int()),
  /** Visitors for whom it was measured. */
  measured: z.int(),
  speeds,
  /** Visitors whose browsers had to draw a page, since the server had too many to render. */
  shed: z.int(),
  pages: z.array(z.object({ page: z.string(), measured: z.int(), errors: z.int(), speeds })),
}

const bundle = z.object({
  name: z.string(),
  /** The team that owns the name. */
  team: z.nullable(z.string()),
  /** Null once it is withdrawn. */
  live: z.nullable(z.object(version)),
  previous: z.nullable(z.string()),
  canary: z.nullable(
    z.object({
      ...version,
      /** The share of the visitors who get it, from 0 to 1. */
      share: z.number(),
      /** Only visitors with these traits get it: country → FI. */
      only: z.record(z.string(), z.array(z.string())),
      since: time,
    }),
  ),
  /** A release that is not carried out yet. */
  waiting: z.nullable(
    z.object({
      version: z.string(),
      by: z.nullable(z.string()),
      why: z.nullable(z.string()),
      /** When it is carried out; null for as soon as it is approved. */
      at: z.nullable(time),
      /** Null for all visitors. */
      share: z.nullable(z.number()),
      needs_approval: z.boolean(),
      approved_by: z.nullable(z.string()),
      /** Whether the caller is another person than the one who planned it, so that they may approve it. */
      may_approve: z.boolean(),
    }),
  ),
  /** The last canary that was rolled back by its figures, and why. */
  verdict: z.nullable(z.object({ version: z.string(), at: time, why: z.string() })),
})

export type StaffBundle = z.infer<typeof bundle>

/** The site's bundles, of all brands: which versions visitors get, and how they do. None where the site's releases are out of reach. */
export const getReleases = endpoint({
  method: 'GET',
  path: '/api/staff-releases.php',
  query: z.object(brandAtWork),
  answer: z.object({
    bundles: z.array(bundle),
    /** Nothing new is released for now. */
    freeze: z.nullable(
      z.object({ until: z.nullable(time), by: z.nullable(z.string()), why: z.nullable(z.string()) }),
    ),
    /** Whether the caller may release: an admin of every brand, since all have the same bundles. */
    may_change: z.boolean(),
  }),
})

/** The events of a bundle, the latest first, and the versions that can be released. */
export const getReleaseHistory = endpoint({
  method: 'GET',
  path: '/api/staff-release-history.php',
  query: z.object({ ...brandAtWork, name: bundleName }),
  answer: z.object({
    events: z.array(
      z.object({
        at: time,
        action: z.string(),
        version: z.string(),
        by: z.nullable(z.string()),
        commit: z.nullable(z.string()),
        why: z.nullable(z.string()),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.string(),
        published_at: z.nullable(time),
        role: z.nullable(z.enum(['live', 'canary', 'previous'])),
      }),
    ),
  }),
})

export const releaseActions = ['promote', 'rollback', 'withdraw', 'approve', 'cancel'] as const

export type ReleaseAction = (typeof releaseActions)[number]

/**
 * Promotes a version (the canary, or the one published last) to everyone, rolls back (ends the canary, or returns to
 * the version before), or withdraws a bundle; approves a release that waits for a second person, or takes one back that
 * waits. Takes a fresh factor, and an admin of every brand (`forbidden`).
 */
export const changeRelease = endpoint({
  method: 'POST',
  path: '/api/staff-releases.php',
  query: z.object(brandAtWork),
  body: z.object({
    action: z.enum(releaseActions),
    name: bundleName,
    version: z.optional(versionName),
    reason: staffReason,
  }),
  answer: z.object({
    /** Why the site's gate refused it, in English sentences; empty if it is done. */
    refused: z.array(z.string()),
  }),
})
