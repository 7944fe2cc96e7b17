import type { brandStates } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'

const TONES = { new: 'neutral', live: 'success', changed: 'warning' } as const

/** How far a brand is published. */
export function StateBadge({ state }: { readonly state: (typeof brandStates)[number] }) {
  const t = useWords()
  return (
    <Badge look="soft" tone={TONES[state]}>
      {t(`brands.states.${state}`)}
    </Badge>
  )
}
