export interface Means {
  /** Credits that a message costs. */
  readonly price: number
  /** The member's credits. */
  readonly left: number
  readonly hasBought: boolean
}

/** How many messages a member who has never bought credits can still write; 0 for others, and where messages cost nothing. */
export function freeMessagesLeft({ price, left, hasBought }: Means): number {
  return hasBought || price === 0 ? 0 : Math.floor(left / price)
}

/** How many of the free messages a photo or gift takes; 0 if there are none, or it leaves as many. */
export function freeMessagesFor(credits: number, means: Means): number {
  const free = freeMessagesLeft(means)
  if (free === 0) return 0
  return means.left < credits
    ? Math.ceil(credits / means.price)
    : free - freeMessagesLeft({ ...means, left: means.left - credits })
}
