import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { giftId } from '../profile/gift-id.ts'

/** `is_offered`: the brand sells it now; the others may still stand in conversations. */
export const gift = z.object({
  id: giftId,
  name: z.string(),
  /** URL of the drawing. */
  image: z.string(),
  is_offered: z.boolean(),
})

export type Gift = z.infer<typeof gift>

const language = z.object({ locale: z.enum(locales) })

/** All gifts, with their names in this language; the offered ones first, in the brand's order. */
export const getGifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  query: language,
  answer: z.object({ gifts: z.array(gift) }),
})

/** Lines to begin a conversation with. */
export const getIcebreakers = endpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  query: language,
  answer: z.object({ icebreakers: z.array(z.string()) }),
})
