import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { Suggestion, Suggestions } from 'shared-ui/suggestions'
import { lateComponent } from '../../components/late-component.tsx'
import { icebreakersQuery } from '../../queries/icebreakers-query.ts'
import { useWords } from '../../use-words.ts'
import { firstIdeas } from './first-ideas.ts'

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
  const { data, isError } = useQuery(icebreakersQuery(locale))
  const [isOpen, setOpen] = useState(false)
  if (isError || data?.icebreakers.length === 0) return null
  const ideas = firstIdeas(data?.icebreakers ?? [], profile)
  return (
    <div>
      <Suggestions
        aria-label={t('composer.icebreakers.label')}
        lines={data && ideas.slice(0, SHOWN)}
        expected={SHOWN}
        onChoose={onChoose}
      >
        {ideas.length > SHOWN && (
          <li>
            <Suggestion isMore aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Lightbulb aria-hidden="true" />
              {t('composer.icebreakers.more')}
            </Suggestion>
          </li>
        )}
      </Suggestions>
      {isOpen && <IcebreakerDialog ideas={ideas} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  )
}
