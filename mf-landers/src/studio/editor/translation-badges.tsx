import { Badge } from 'shared-ui/badge'
import { useStudioWords } from '../use-studio-words.ts'

interface TranslationBadgesProps {
  readonly missing: number
  readonly outdated: number
}

/** How many texts have no translation, and how many have one that is older than the English. */
export function TranslationBadges({ missing, outdated }: TranslationBadgesProps) {
  const t = useStudioWords()
  return (
    <>
      {missing > 0 && <Badge tone="warning">{t('parts.missing', { count: missing })}</Badge>}
      {outdated > 0 && <Badge tone="warning">{t('outdated.count', { count: outdated })}</Badge>}
    </>
  )
}
