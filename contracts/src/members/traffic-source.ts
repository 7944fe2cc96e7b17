import * as z from 'contracts/schema'

/** §6: where a visitor came from, of the tracking data that the page stores: what they may see can depend on it. */
export const trafficSource = {
  network: z.optional(z.string().check(z.maxLength(200))),
  ref: z.optional(z.string().check(z.maxLength(200))),
}
