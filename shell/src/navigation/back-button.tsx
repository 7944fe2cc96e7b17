import { useNavigate } from 'platform/runtime/router'
import { useIsInstalled } from 'shared-state/install'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import { Icon } from './icon.tsx'
import { showsBackButton } from './shows-back-button.ts'

/** §2: the back button of the installed app, which has no browser's buttons around it. */
export function BackButton({ route }: { readonly route: string | undefined }) {
  const t = useWords()
  const navigate = useNavigate()
  const isInstalled = useIsInstalled()
  // `history` doesn't exist on a server, where nothing is ever installed.
  const historyLength = isInstalled ? history.length : 0
  if (!showsBackButton({ route, isInstalled, historyLength })) return null
  return (
    <Button variant="quiet" isIcon aria-label={t('navigation.back')} onPress={() => void navigate(-1)}>
      <Icon name="back" />
    </Button>
  )
}
