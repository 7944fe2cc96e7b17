import * as z from 'contracts/schema'

/** The id of a member as it stands in addresses and bodies: opaque, so that nobody counts. */
export const memberId = z.string().check(z.minLength(1), z.maxLength(40))
