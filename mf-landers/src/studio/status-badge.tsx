import type { LanderSummary } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { stateAt } from './document/state-at.ts'
import { useStudioWords } from './use-studio-words.ts'

const TONES = {
  draft: 'neutral',
  live: 'success',
  scheduled: 'warning',
  ended: 'warning',
  archived: 'warning',
} as const

type State = Pick<LanderSummary, 'status' | 'rev' | 'live_rev' | 'live_from' | 'live_to'>

interface BadgeProps {
  readonly lander: State
  readonly now: number
}

/** Whether visitors see the document, and whether a later revision waits to be published. */
export function StatusBadge({ lander, now }: BadgeProps) {
  const t = useStudioWords()
  return (
    <>
      <StateBadge lander={lander} now={now} />
      {isBehind(lander.rev, lander.live_rev) && <Badge tone="warning">{t('status.changed')}</Badge>}
    </>
  )
}

/** Whether visitors see the document, or when its schedule shows it. */
export function StateBadge({ lander, now }: BadgeProps) {
  const t = useStudioWords()
  const format = useFormat()
  const { name, date } = stateAt(lander, now)
  return <Badge tone={TONES[name]}>{t(`status.${name}`, date ? { date: format.dateTime(date) } : {})}</Badge>
}

/** Names the latest revision, and the one that visitors see where that is an earlier one. */
export function useRevisionText() {
  const t = useStudioWords()
  return (lander: State, now: number) => {
    const { rev, live_rev } = lander
    const isSeen = stateAt(lander, now).name === 'live'
    return isSeen && isBehind(rev, live_rev)
      ? t('history.behind', { rev, live: live_rev })
      : t('history.rev', { rev })
  }
}

function isBehind(rev: number, live: number | null): live is number {
  return live !== null && live < rev
}
