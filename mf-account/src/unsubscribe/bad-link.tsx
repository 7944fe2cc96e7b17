import { EmptyState } from 'shared-ui/empty-state'
import { NextLink } from '../mail-change/next-link.tsx'
import { useWords } from '../use-words.ts'

/** An unsubscribe link that was cut off or made up: nobody can ask for another one, but the settings do the same. */
export function BadLink() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.unsubscribe')}
      action={<NextLink section="notifications" />}
    >
      {t('unsubscribe.badLink')}
    </EmptyState>
  )
}
