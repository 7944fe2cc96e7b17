import * as z from 'contracts/schema'

/** How deep, long and wide a block's properties may be. */
export const PROPS_DEPTH = 8
export const PROPS_ITEMS = 60
export const PROPS_TEXT = 4_000

/** Parts of a page. */
export const LANDER_BLOCKS = 100

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

const key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,40}$/))
const scalar = z.nullable(z.union([z.string().check(z.maxLength(PROPS_TEXT)), z.number(), z.boolean()]))

/** JSON of at most this depth: a recursive schema would follow hostile input to any depth. */
function json(depth: number): z.ZodMiniType<Json> {
  if (depth === 0) return scalar
  const inner = json(depth - 1)
  return z.union([scalar, z.array(inner).check(z.maxLength(PROPS_ITEMS)), z.record(key, inner)])
}

const slug = z.string().check(z.regex(/^[a-z][a-z\d-]{0,40}$/))

/**
 * A block of a landing page. A new version of mf-landers brings new types without a new server, so here a
 * block is only harmless. mf-landers checks whether its props suit its type.
 */
export const landerBlock = z.object({
  id: slug,
  type: slug,
  /** The version of the type's props. */
  bv: z.int().check(z.minimum(1), z.maximum(99)),
  props: z.record(key, json(PROPS_DEPTH - 1)),
})

export type LanderBlock = z.infer<typeof landerBlock>

/** A landing page as a visitor gets it: in one language and one variant. */
export const lander = z.object({ blocks: z.array(landerBlock).check(z.maxLength(LANDER_BLOCKS)) })

export type Lander = z.infer<typeof lander>
