import { paths } from 'contracts'
import { Globe } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from './over-card.module.css'

/** The card before the first member of another country, so that nobody crosses the border unawares. */
export function FarCard({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useWords()
  return (
    <article className={classes.root}>
      <Globe className={classes.icon} aria-hidden="true" strokeWidth={1.5} />
      <h2 className={classes.heading}>{t('swipeGame.far')}</h2>
      <p>{t('swipeGame.farText')}</p>
      <div className={classes.ways}>
        <Button isFullWidth onPress={onDismiss}>
          {t('swipeGame.farOn')}
        </Button>
        <Link to={`${paths.profile}#meet`} {...buttonLook({ variant: 'quiet', isFullWidth: true })}>
          {t('preferences.link')}
        </Link>
      </div>
    </article>
  )
}
