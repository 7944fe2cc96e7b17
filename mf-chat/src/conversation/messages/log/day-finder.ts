const HOUR = 'YYYY-MM-DDTHH'.length

/**
 * Returns a function that gives the local midnight of a date and time in ISO format. Neighbours mostly share their hour,
 * and dates are slow to make for 10,000 messages, so the last answer is used again.
 */
export function createDayFinder(): (time: string) => number {
  let last = ''
  let day = 0
  return (time) => {
    // Ten minutes at a time: some time zones are half an hour off.
    const slot = time.slice(0, HOUR) + (time[HOUR + 1] ?? '0')
    if (slot === last) return day
    last = slot
    const date = new Date(time)
    day = new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
    return day
  }
}
