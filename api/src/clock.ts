/** The server's clock; tests hand in one of their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
