import * as z from 'zod/mini'

/** The member's credits, as they are after whatever changed them. */
export const balanceChanged = z.object({ kind: z.literal('balance'), credits: z.number() })
