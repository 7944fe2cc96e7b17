import * as z from 'contracts/schema'

export const giftId = z.string().check(z.regex(/^[a-z-]{1,30}$/))
