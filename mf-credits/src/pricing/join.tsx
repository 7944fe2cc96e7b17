import { openOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'

/** A visitor's way to the credits. */
export function Join({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  return (
    <Button size="large" className={className} onPress={() => openOverlay('signup')}>
      {t('pricing.join')}
    </Button>
  )
}
