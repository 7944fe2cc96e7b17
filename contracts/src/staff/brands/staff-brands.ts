import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { countries } from '../../site/countries.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { type BrandField, brandChanges, brandDocument, brandProblemKinds } from './brand-document.ts'

const LIST = '/api/staff-brands.php'
const ONE = '/api/staff-brand.php'

const time = z.string()
/** The name of a member of staff, or of the user who ran a command; null once the account is gone. */
const author = z.nullable(z.string())
const field = z.enum(Object.keys(brandDocument.shape) as [BrandField, ...BrandField[]])

/** `new`: visitors don't get it yet. `changed`: it has a draft. */
export const brandStates = ['new', 'live', 'changed'] as const

/** The brands of which the caller is an admin: those with `text` in their name or host, or all. */
export const listStaffBrands = endpoint({
  method: 'GET',
  path: LIST,
  query: z.object({
    ...brandAtWork,
    text: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    state: z.optional(z.enum(brandStates)),
  }),
  answer: z.object({
    brands: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        state: z.enum(brandStates),
        /** When it was last published; null if it never was. */
        published_at: z.nullable(time),
      }),
    ),
  }),
})

/**
 * Makes a brand that is like the one at work in everything else, as a draft. The caller becomes its admin. A company
 * of another name is a new one, whose details are still missing. Takes a fresh factor.
 */
export const createStaffBrand = endpoint({
  method: 'POST',
  path: LIST,
  query: z.object(brandAtWork),
  body: z.object({
    ...z.pick(brandDocument, {
      name: true,
      domain: true,
      company_name: true,
      domain_language: true,
      niche: true,
    }).shape,
    country: z.enum(countries),
  }),
  answer: z.object({ id: z.string() }),
})

/** The brand at work: as visitors get it, and what its draft changes. */
export const getStaffBrand = endpoint({
  method: 'GET',
  path: ONE,
  query: z.object(brandAtWork),
  answer: z.object({
    is_open: z.boolean(),
    live: brandDocument,
    draft: z.nullable(z.object({ changes: brandChanges, author, made_at: time })),
    /** These stand in the way of publishing it. */
    problems: z.array(
      z.object({
        field,
        kind: z.enum(brandProblemKinds),
        /** Bundles or countries that it is about. */
        names: z.array(z.string()),
      }),
    ),
  }),
})

/** Adds to the draft. What is as visitors get it is no change; without any, there is no draft. */
export const saveStaffBrand = endpoint({
  method: 'POST',
  path: ONE,
  query: z.object(brandAtWork),
  body: z.object({ changes: brandChanges }),
  answer: z.undefined(),
  repeatable: true,
})

/** Gives the draft up. */
export const discardStaffBrand = endpoint({
  method: 'DELETE',
  path: ONE,
  query: z.object(brandAtWork),
  answer: z.undefined(),
  repeatable: true,
})

/**
 * Publishes the draft, within seconds. `made_at` is that of the draft which the caller has seen, null if the brand is
 * new and has none: a number comes back only if it is still that. Refused with `invalid_input` while it has problems.
 * Takes a fresh factor.
 */
export const publishStaffBrand = endpoint({
  method: 'POST',
  path: '/api/staff-brand-publish.php',
  query: z.object(brandAtWork),
  body: z.object({ made_at: z.nullable(time), note: z.string().check(z.trim(), z.maxLength(500)) }),
  answer: z.object({ number: z.nullable(z.int()) }),
})

/**
 * An address at the brand's own host that shows it with the draft in it, to the browser that opens it within a minute. It
 * ends by itself, and with the session.
 */
export const previewStaffBrand = endpoint({
  method: 'POST',
  path: '/api/staff-brand-preview.php',
  query: z.object(brandAtWork),
  answer: z.object({ address: z.string() }),
})

/** The publications of the brand at work, the latest first. */
export const getStaffBrandHistory = endpoint({
  method: 'GET',
  path: '/api/staff-brand-history.php',
  query: z.object({
    ...brandAtWork,
    /** `number` of the last one of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  answer: z.object({
    revisions: z.array(
      z.object({
        number: z.int(),
        author,
        note: z.string(),
        published_at: time,
        /** Its changes; none for the first one. */
        was: brandChanges,
        is: brandChanges,
      }),
    ),
    has_more: z.boolean(),
  }),
})

/** Makes a draft that brings an earlier revision back, instead of the present draft. */
export const restoreStaffBrand = endpoint({
  method: 'POST',
  path: '/api/staff-brand-restore.php',
  query: z.object(brandAtWork),
  body: z.object({ number: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  answer: z.undefined(),
  repeatable: true,
})
