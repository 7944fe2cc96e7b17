import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { Suggestions } from 'shared-ui/suggestions'
import { ideasQuery } from '../../../queries/ideas-query.ts'
import { useWords } from '../../../use-words.ts'
import { useChosen } from '../chosen.ts'
import { useFirstMessage } from '../use-first-message.ts'
import classes from './ideas.module.css'

const SHOWN = 4

/** The document's opening lines, or else the site's. A chosen one goes into the field, to be changed. */
export function Ideas({ own }: { readonly own: readonly string[] }) {
  const t = useWords()
  // Reads them in the new language when the language changes.
  useStore((state) => state.locale)
  const written = [...new Set(own.filter((line) => line.trim() !== ''))]
  const { data, isError } = useQuery({ ...ideasQuery(), enabled: written.length === 0 })
  const [, setText] = useFirstMessage(useChosen().member.id)
  const lines = written.length > 0 ? written : data?.icebreakers.slice(0, SHOWN)
  if (lines ? lines.length === 0 : isError) return null
  return (
    <Suggestions
      aria-label={t('chosen.ideas')}
      lines={lines}
      expected={SHOWN}
      onChoose={setText}
      className={classes.row}
    />
  )
}
