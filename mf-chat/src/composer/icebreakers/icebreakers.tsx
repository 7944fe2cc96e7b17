import { getIcebreakers } from 'contracts'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery, useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { Skeleton } from 'shared-ui/skeleton'
import { lateComponent } from '../../components/late-component.tsx'
import { useWords } from '../../use-words.ts'
import { firstIdeas } from './first-ideas.ts'
import classes from './icebreakers.module.css'

const IcebreakerDialog = lateComponent(async () => (await import('./icebreaker-dialog.tsx')).IcebreakerDialog)

const SHOWN = 3

interface IcebreakersProps {
  /** The other member's id: it decides which lines come first. */
  readonly profile: string
  readonly onChoose: (line: string) => void
}

/** Lines to begin with. A chosen one goes into the field; it is never sent by itself. */
export function Icebreakers({ profile, onChoose }: IcebreakersProps) {
  const t = useWords()
  const locale = useStore((store) => store.locale)
  const { data, isError } = useQuery({
    ...endpointQuery(getIcebreakers, { query: { locale } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isOpen, setOpen] = useState(false)
  if (isError || data?.icebreakers.length === 0) return null
  const ideas = firstIdeas(data?.icebreakers ?? [], profile)
  return (
    <div>
      <ul role="list" aria-label={t('composer.icebreakers.label')} className={classes['row']}>
        {data
          ? ideas.slice(0, SHOWN).map((line) => (
              <li key={line}>
                <button type="button" className={classes['idea']} onClick={() => onChoose(line)}>
                  {line}
                </button>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, place) => (
              <li key={place}>
                <Skeleton className={classes['idea']} />
              </li>
            ))}
        {ideas.length > SHOWN && (
          <li>
            <button
              type="button"
              className={classes['idea']}
              data-more=""
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Lightbulb aria-hidden="true" />
              {t('composer.icebreakers.more')}
            </button>
          </li>
        )}
      </ul>
      {isOpen && <IcebreakerDialog ideas={ideas} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  )
}
