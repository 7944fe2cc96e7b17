import type { LanderStatus } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useStudioWords } from './use-studio-words.ts'

const TONES = { draft: 'neutral', live: 'success', archived: 'warning' } as const

export function StatusBadge({ status }: { readonly status: LanderStatus }) {
  const t = useStudioWords()
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
