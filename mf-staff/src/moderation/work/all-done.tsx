import { PartyPopper } from 'lucide-react'
import { Link, useSearchParams } from 'platform/runtime/router'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Skeleton } from 'shared-ui/skeleton'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import { DecidedBar } from '../decide/decided-bar.tsx'
import { KEYS } from '../decisions/choices.ts'
import type { Hand } from '../hand/hand.ts'
import type { HandState } from '../hand/hand-state.ts'
import { useHabits } from '../keys/habits.ts'
import { useKeys } from '../keys/use-keys.ts'
import { kindIn, queuePath } from '../moderated-kinds.ts'
import classes from './all-done.module.css'

/** Shown once no case is left that nobody has. */
export function AllDone({ hand, state }: { readonly hand: Hand; readonly state: HandState }) {
  const t = useWords()
  const brand = useBrand()
  const [search] = useSearchParams()
  const { decidesByKeys } = useHabits()
  useKeys(decidesByKeys, (key) => {
    if (key !== KEYS.undo) return false
    void hand.undo()
    return true
  })
  const { skipped, isClaiming } = state
  return (
    <div className={classes.done}>
      {isClaiming ? (
        <Skeleton lines={6} />
      ) : (
        <EmptyState
          headingLevel={1}
          icon={<PartyPopper />}
          heading={t('moderation.empty')}
          action={
            skipped.length > 0 ? (
              <Button onPress={hand.startOver}>{t('moderation.startOver', { count: skipped.length })}</Button>
            ) : (
              <Link {...buttonLook({ variant: 'secondary' })} to={queuePath(brand, kindIn(search))}>
                {t('moderation.toQueue')}
              </Link>
            )
          }
        >
          {t('moderation.emptyNote')}
        </EmptyState>
      )}
      <DecidedBar hand={hand} state={state} />
    </div>
  )
}
