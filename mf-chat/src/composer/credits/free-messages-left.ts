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
