import * as z from 'contracts/schema'

/** A member's id in URLs and bodies: opaque, so that no one can enumerate members. */
export const memberId = z.string().check(z.minLength(1), z.maxLength(40))
