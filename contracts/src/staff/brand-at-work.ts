import * as z from 'contracts/schema'

/**
 * Part of the query of a staff call: the brand that it is about, if not the one at whose address it is sent.
 * It takes a role there; without one, there is nothing (404).
 */
export const brandAtWork = { brand: z.optional(z.string().check(z.minLength(1), z.maxLength(40))) }
