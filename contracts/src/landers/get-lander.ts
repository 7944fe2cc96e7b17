import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { lander } from './lander-block.ts'
import { landerKinds } from './lander-content.ts'

const addressPart = z.string().check(z.regex(/^(?:[a-z\d][a-z\d-]{0,60})?$/))

/** The published document that a visitor has seen, with its revision and the variant of its experiment. */
export const seenLander = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  rev: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  variant: z.nullable(z.string().check(z.maxLength(41))),
})

export type SeenLander = z.infer<typeof seenLander>

/** §2: the document of a page in one language; null if none is published, so the built-in one shows. */
export const getLander = endpoint({
  method: 'GET',
  path: '/api/lander.php',
  query: z.object({
    kind: z.enum(landerKinds),
    template: z.optional(addressPart),
    slug: z.optional(addressPart),
    token: z.optional(addressPart),
    locale: z.enum(locales),
    /** Without it, a document for any niche. */
    niche: z.optional(z.enum(['1', '2', '3', '4', '5', '6', '7'])),
  }),
  answer: z.object({
    lander: z.nullable(
      z.object({
        ...seenLander.shape,
        ...lander.shape,
        title: z.string(),
        description: z.string(),
      }),
    ),
  }),
})

/** A beacon: a visitor sees this document. Each visitor counts once for each revision and variant. */
export const landerVisit = endpoint({
  method: 'POST',
  path: '/api/lander-visit.php',
  body: seenLander,
  answer: z.undefined(),
})
