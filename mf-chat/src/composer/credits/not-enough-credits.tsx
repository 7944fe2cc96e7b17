import { Alert } from 'shared-ui/alert'
import { useWords } from '../../use-words.ts'
import { GetCredits } from './get-credits.tsx'

interface NotEnoughCreditsProps {
  /** For a gift; otherwise for a message. */
  readonly isGift?: boolean
}

/** §5: the text stays in the field meanwhile. */
export function NotEnoughCredits({ isGift = false }: NotEnoughCreditsProps) {
  const t = useWords()
  return (
    <Alert tone="warning" role="alert" action={<GetCredits />}>
      {isGift ? t('composer.notEnoughForGift') : t('composer.notEnough')}
    </Alert>
  )
}
