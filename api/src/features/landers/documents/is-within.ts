interface Schedule {
  readonly from: Date | null
  readonly to: Date | null
}

/** Whether a schedule lets visitors see a document at this time. */
export function isWithin({ from, to }: Schedule, now: Date): boolean {
  return (from === null || from <= now) && (to === null || now < to)
}
