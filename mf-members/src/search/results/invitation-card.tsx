import { paths } from 'contracts'
import { Heart } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { openOverlay } from 'shared-state/overlays'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from './invitation-card.module.css'

/** A card among a visitor's results that invites them to sign up. */
export function InvitationCard() {
  const t = useWords()
  const { name } = useSettings()
  return (
    <article className={classes.root} data-scheme="dark">
      <Heart className={classes.icon} aria-hidden="true" />
      <h3 className={classes.heading}>{t('invitation.heading', { name })}</h3>
      <p className={classes.text}>{t('invitation.text')}</p>
      <Button size="small" isFullWidth onPress={() => openOverlay('signup')}>
        {t('invitation.signUp')}
      </Button>
      <Link to={paths.login} {...linkLook({ variant: 'inherit', isStandalone: true })}>
        {t('ways.logIn')}
      </Link>
    </article>
  )
}
