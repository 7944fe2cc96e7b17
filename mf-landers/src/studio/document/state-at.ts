import type { LanderStatus, LanderSummary } from 'contracts'

interface State {
  readonly name: LanderStatus | 'scheduled' | 'ended'
  /** When visitors will see the document, or saw it last. */
  readonly date: string | null
}

/** The status at this time, in milliseconds: a schedule may keep a published document from visitors. */
export function stateAt(
  { status, live_from, live_to }: Pick<LanderSummary, 'status' | 'live_from' | 'live_to'>,
  now: number,
): State {
  if (status === 'live' && live_from !== null && now < Date.parse(live_from)) {
    return { name: 'scheduled', date: live_from }
  }
  if (status === 'live' && live_to !== null && now >= Date.parse(live_to)) {
    return { name: 'ended', date: live_to }
  }
  return { name: status, date: null }
}
