import type { LanderSummary } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useStudioWords } from './use-studio-words.ts'

const TONES = { draft: 'neutral', live: 'success', archived: 'warning' } as const

type State = Pick<LanderSummary, 'status' | 'rev' | 'live_rev'>

/** Whether visitors see the document, and whether a later revision waits to be published. */
export function StatusBadge({ lander }: { readonly lander: State }) {
  const t = useStudioWords()
  return (
    <>
      <Badge tone={TONES[lander.status]}>{t(`status.${lander.status}`)}</Badge>
      {isBehind(lander.rev, lander.live_rev) && <Badge tone="warning">{t('status.changed')}</Badge>}
    </>
  )
}

/** Names the latest revision, and the one that visitors see where that is an earlier one. */
export function useRevisionText() {
  const t = useStudioWords()
  return ({ rev, live_rev }: State) =>
    isBehind(rev, live_rev) ? t('history.behind', { rev, live: live_rev }) : t('history.rev', { rev })
}

function isBehind(rev: number, live: number | null): live is number {
  return live !== null && live < rev
}
