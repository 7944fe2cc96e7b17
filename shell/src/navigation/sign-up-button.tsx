import { openOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'

/** The one clear action of a visitor. */
export function SignUpButton() {
  const t = useWords()
  return <Button onPress={() => openOverlay('signup')}>{t('navigation.signup')}</Button>
}
