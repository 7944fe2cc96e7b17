import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { openOverlay } from 'shared-state/overlays'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../use-words.ts'
import classes from './invitation.module.css'

/** Tells a visitor what members see of a profile. */
export function Invitation() {
  const t = useWords()
  const { name } = useSettings()
  const { pathname } = useLocation()
  return (
    <section className={classes.root}>
      <h2 className={classes.heading}>{t('invitation.heading', { name })}</h2>
      <p className={classes.text}>{t('invitation.text')}</p>
      <div className={classes.ways}>
        <Button variant="secondary" size="small" onPress={() => openOverlay('signup')}>
          {t('invitation.signUp')}
        </Button>
        <Link
          to={`${paths.login}?${new URLSearchParams({ back: pathname })}`}
          {...buttonLook({ size: 'small', variant: 'quiet' })}
        >
          {t('ways.logIn')}
        </Link>
      </div>
    </section>
  )
}
