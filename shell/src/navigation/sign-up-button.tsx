import { openOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'

export function SignUpButton() {
  const t = useWords()
  return <Button onPress={() => openOverlay('signup')}>{t('navigation.signup')}</Button>
}
