import { Slot } from 'platform/runtime/shell'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'
import classes from './footer.module.css'

/** Below every page but a conversation; remotes put what is theirs into its slot. */
export function Footer() {
  const t = useWords()
  const siteName = useStore((store) => store.siteName)
  return (
    <footer className={classes['bar']} aria-label={t('footer.label')}>
      <div className={classes['inner']}>
        <p className={classes['about']}>
          <strong>{siteName}</strong> {t('footer.adults')} {t('footer.privacy')}
        </p>
        <Slot name="footer" />
      </div>
    </footer>
  )
}
