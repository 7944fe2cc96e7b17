import * as z from 'contracts/schema'

/** The payment switch's id of a method that a member saved. */
export const savedMethodId = z.string().check(z.regex(/^[\w-]{1,64}$/))
