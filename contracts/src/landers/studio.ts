import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { landerContent, landerKinds } from './lander-content.ts'
import { explainContent } from './lander-problem.ts'

export const landerStatuses = ['draft', 'live', 'archived'] as const

export type LanderStatus = (typeof landerStatuses)[number]

const id = z.string().check(z.minLength(1), z.maxLength(40))
const rev = z.int().check(z.minimum(1), z.maximum(1_000_000))
const author = z.string()

const summary = {
  id,
  kind: z.enum(landerKinds),
  template: z.string(),
  slug: z.string(),
  token: z.nullable(z.string()),
  status: z.enum(landerStatuses),
  /** The latest revision. */
  rev,
  /** The revision that visitors get; null for none. */
  live_rev: z.nullable(rev),
  /** The schedule of that revision: visitors get it from and until these times; null for any. */
  live_from: z.nullable(z.string()),
  live_to: z.nullable(z.string()),
  changed_at: z.string(),
  author,
}

export const landerSummary = z.object(summary)

export type LanderSummary = z.infer<typeof landerSummary>

/** With the English title of its latest revision. */
export const listedLander = z.object({ ...summary, title: z.string() })

export type ListedLander = z.infer<typeof listedLander>

/** The identity of a document and the latest revision that the editor knows. */
const edited = { id, rev }

/**
 * The endpoints of the studio: 404 for everybody but staff. A change names its revision. If there is a later
 * one, it is refused with `lander_changed` (409), with `rev` and `author` in `data`.
 */
export const listLanders = endpoint({
  method: 'GET',
  path: '/api/studio-landers.php',
  answer: z.object({
    landers: z.array(listedLander),
    /** The brands for which a document can be duplicated. */
    brands: z.array(z.object({ id: z.string(), domain: z.string(), is_own: z.boolean() })),
  }),
})

/** A document at its latest revision, or at an earlier one. */
export const readLander = endpoint({
  method: 'GET',
  path: '/api/studio-lander.php',
  query: z.object({ id, rev: z.optional(z.string().check(z.regex(/^\d{1,7}$/))) }),
  answer: z.object({ lander: landerSummary, content: landerContent }),
})

const changed = z.object({ lander: landerSummary })

/** Refused with the problems in `data` if the address is taken, or pages cannot show the document. */
export const createLander = endpoint({
  method: 'POST',
  path: '/api/studio-lander.php',
  body: z.object({ content: landerContent }),
  explain: explainContent,
  answer: changed,
})

/** Saves a new revision, which visitors don't see yet. The address of a published document stays fixed. */
export const saveLander = endpoint({
  method: 'PUT',
  path: '/api/studio-lander.php',
  body: z.object({ ...edited, content: landerContent }),
  explain: explainContent,
  answer: changed,
})

/** Deletes a document, its history and statistics. Refused while it is published: `invalid_input` (`id`). */
export const deleteLander = endpoint({
  method: 'DELETE',
  path: '/api/studio-lander.php',
  body: z.object(edited),
  answer: z.undefined(),
})

/** Shows the latest revision to visitors. Refused if something is missing: `lander_invalid`. */
export const publishLander = endpoint({
  method: 'POST',
  path: '/api/studio-lander-publish.php',
  body: z.object(edited),
  answer: changed,
})

/** Takes the document away from visitors, who get what is built in. It can be published again. */
export const archiveLander = endpoint({
  method: 'POST',
  path: '/api/studio-lander-archive.php',
  body: z.object(edited),
  answer: changed,
})

/** Publishes an earlier revision again, as a new one. Refused: `invalid_input` under `to` if it never was. */
export const revertLander = endpoint({
  method: 'POST',
  path: '/api/studio-lander-revert.php',
  body: z.object({ ...edited, to: rev }),
  answer: changed,
})

/** Copies the latest revision to a draft for another brand or slug; a page's `slug` is its token. */
export const duplicateLander = endpoint({
  method: 'POST',
  path: '/api/studio-lander-duplicate.php',
  body: z.object({
    id,
    brand: z.string().check(z.maxLength(40)),
    slug: z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,60}$/))),
  }),
  explain: explainContent,
  answer: z.object({ id, brand: z.string() }),
})

/** The revisions, the latest first, and whether visitors get or got each. */
export const landerHistory = endpoint({
  method: 'GET',
  path: '/api/studio-lander-history.php',
  query: z.object({ id }),
  answer: z.object({
    versions: z.array(
      z.object({
        rev,
        author,
        created_at: z.string(),
        reverted_to: z.nullable(rev),
        was_live: z.boolean(),
      }),
    ),
  }),
})

/** Visitors and signups in the last 90 days, by revision and variant. */
export const landerStats = endpoint({
  method: 'GET',
  path: '/api/studio-lander-stats.php',
  query: z.object({ id }),
  answer: z.object({
    rows: z.array(z.object({ rev, variant: z.nullable(z.string()), visits: z.int(), signups: z.int() })),
  }),
})
