import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { FullScreen } from 'shared-ui/full-screen'
import { useWords } from '../use-words.ts'

/** Covers the site for a visitor who has left it but has no page to go back to. */
export function SiteLeft({ onReturn }: { readonly onReturn: () => void }) {
  const t = useWords()
  const { name } = useSettings()
  return (
    <FullScreen isOpen onClose={onReturn} heading={t('left.title', { name })} closeLabel={t('left.return')}>
      <p>{t('left.text')}</p>
      <Button variant="quiet" onPress={onReturn}>
        {t('left.return')}
      </Button>
    </FullScreen>
  )
}
