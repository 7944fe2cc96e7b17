import * as z from 'contracts/schema'
import { locales } from '../locales.ts'
import { type Niche, nichePrefixes } from '../site/niches.ts'
import { LANDER_BLOCKS } from './lander-block.ts'
import { landerProps } from './lander-props.ts'
import { localized } from './localized.ts'
import { pageConditions } from './page-document.ts'
import { safeText } from './safe-text.ts'

/** The version of the format. An older document is migrated when it is read: see `migrateLander`. */
export const LANDER_VERSION = 1

/** The kinds of pages that a document can fill. */
export const landerKinds = ['lander', 'home', 'member', 'page'] as const

/** Most marks of translations that a document keeps. */
export const MOST_OUTDATED = 10_000

export type LanderKind = (typeof landerKinds)[number]

/** Shares of an experiment's variants add up to this. */
export const SHARES = 1_000

const name = z.string().check(z.regex(/^[a-z][a-z\d-]{0,40}$/))
/** A part of an address; empty where the page has none. */
const addressPart = z.string().check(z.regex(/^(?:[a-z\d][a-z\d-]{0,60})?$/))
const niches = Object.keys(nichePrefixes).map((niche) => Number(niche) as Niche)
/** JavaScript takes the first hundred years for those of the last century, and a database has no year 0. */
const time = z.iso.datetime().check(z.regex(/^2\d{3}-/))

const block = z.strictObject({
  id: name,
  type: name,
  bv: z.int().check(z.minimum(1), z.maximum(99)),
  props: landerProps,
  /** On a built-in page: shown only to readers for whom this holds. */
  when: z.optional(z.enum(pageConditions)),
  /** On a built-in page: a task for a lawyer, in English. Visitors never get it. */
  note: z.optional(safeText(1_000)),
})

const variant = z.strictObject({
  id: name,
  share: z.int().check(z.minimum(0), z.maximum(SHARES)),
  /** Ids of blocks in their order; the others follow in theirs. */
  order: z.optional(z.array(name).check(z.maxLength(LANDER_BLOCKS))),
  /** By the id of a block: whether it is left out, and the props that differ. */
  patch: z.record(
    name,
    z.strictObject({ hidden: z.optional(z.literal(true)), props: z.optional(landerProps) }),
  ),
})

/** A lander as marketing writes it, in all languages and variants. */
export const landerContent = z.strictObject({
  v: z.literal(LANDER_VERSION),
  kind: z.enum(landerKinds),
  template: addressPart,
  slug: addressPart,
  /** The page is at `/{token}`. */
  token: z.optional(z.string().check(z.regex(/^[a-z\d][a-z\d-]{2,60}$/))),
  niche: z.literal(niches),
  /** Visitors see it from and until these times; without one, from or until any. */
  schedule: z.optional(z.strictObject({ from: z.optional(time), to: z.optional(time) })),
  meta: z.strictObject({
    title: localized(safeText(120)),
    description: localized(safeText(300)),
    og: z.optional(z.strictObject({ id: name, alt: z.nullable(localized(safeText(300))) })),
  }),
  /** The languages in which it is complete; visitors with another one read English. */
  locales: z.array(z.enum(locales)).check(z.minLength(1), z.maxLength(locales.length)),
  blocks: z.array(block).check(z.maxLength(LANDER_BLOCKS)),
  /** The translations that are older than their English: see `markOutdated`. */
  outdated: z.optional(
    z.array(z.string().check(z.regex(/^[a-z\d]{1,7}$/))).check(z.maxLength(MOST_OUTDATED)),
  ),
  experiment: z.optional(
    z.strictObject({
      id: name,
      salt: z.string().check(z.regex(/^[\w-]{1,40}$/)),
      variants: z.array(variant).check(z.minLength(2), z.maxLength(6)),
    }),
  ),
})

export type LanderContent = z.infer<typeof landerContent>
export type LanderExperiment = NonNullable<LanderContent['experiment']>
export type LanderVariant = LanderExperiment['variants'][number]
