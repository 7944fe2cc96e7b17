import * as z from 'contracts/schema'

/** Ids of the gifts that are drawn, of which each brand offers some. */
export const giftIds = [
  'balloon',
  'bouquet',
  'butterfly',
  'candle',
  'champagne',
  'chocolates',
  'cocktail',
  'coffee',
  'crown',
  'cupcake',
  'fireworks',
  'guitar',
  'heart',
  'key',
  'kiss',
  'love-letter',
  'masks',
  'moon',
  'perfume',
  'plane-ticket',
  'ring',
  'rose',
  'seashell',
  'star',
  'strawberry',
  'sun',
  'teddy',
  'umbrella',
] as const

export const giftId = z.string().check(z.regex(/^[a-z-]{1,30}$/))
