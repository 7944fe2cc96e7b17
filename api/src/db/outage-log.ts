import type { Log } from './log.ts'

export interface OutageLog {
  away(sentence: string): void
  back(): void
}

/** Says once that something is away, and once that it is back, however often it is tried meanwhile. */
export function outageLog(log: Pick<Log, 'warn'>, backSentence: string): OutageLog {
  let isAway = false
  return {
    away(sentence) {
      if (!isAway) log.warn(sentence)
      isAway = true
    },
    back() {
      if (isAway) log.warn(backSentence)
      isAway = false
    },
  }
}
