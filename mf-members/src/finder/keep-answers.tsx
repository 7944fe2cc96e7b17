import { Button } from 'shared-ui/button'
import { usePreferences } from '../queries/preferences-query.ts'
import { useKeepPreferences } from '../queries/use-keep-preferences.ts'
import { useWords } from '../use-words.ts'
import { answersToKeep } from './answers-to-keep.ts'
import type { FinderAnswers } from './finder-address.ts'

/** Offers to keep answers that differ from the member's preferences. */
export function KeepAnswers({ answers }: { readonly answers: FinderAnswers }) {
  const t = useWords()
  const keep = useKeepPreferences()
  const changes = answersToKeep(answers, usePreferences())
  if (!changes) return null
  return (
    <Button
      variant="quiet"
      isPending={keep.isPending}
      pendingLabel={t('pending')}
      onPress={() => keep.mutate(changes)}
    >
      {t('preferences.keep')}
    </Button>
  )
}
