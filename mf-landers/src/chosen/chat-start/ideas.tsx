import type { MemberProfile } from 'contracts'
import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { Suggestions } from 'shared-ui/suggestions'
import { useWords } from '../../use-words.ts'
import { useFirstMessage } from '../use-first-message.ts'
import classes from './ideas.module.css'
import { ideasQuery } from './ideas-query.ts'

const SHOWN = 4

/** Lines to begin with. A chosen one goes into the field, where the visitor makes it theirs. */
export function Ideas({ member: { id } }: { readonly member: MemberProfile }) {
  const t = useWords()
  // Reads them in the new language when the language changes.
  useStore((state) => state.locale)
  const { data, isError } = useQuery(ideasQuery())
  const [, setText] = useFirstMessage(id)
  if (isError || data?.icebreakers.length === 0) return null
  return (
    <Suggestions
      aria-label={t('chosen.ideas')}
      lines={data?.icebreakers.slice(0, SHOWN)}
      expected={SHOWN}
      onChoose={setText}
      className={classes['row']}
    />
  )
}
