import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import classes from './login.module.css'
import { withBack } from './with-back.ts'

interface LoginLinksProps {
  readonly back: string | undefined
  /** As typed so far; the reset page starts with it. */
  readonly email: string
}

/** The ways to the password reset and the signup. */
export function LoginLinks({ back, email }: LoginLinksProps) {
  const t = useWords()
  return (
    <div className={classes.ways}>
      <Link to={paths['reset-password']} state={{ email }} {...linkLook({ isStandalone: true })}>
        {t('login.forgot')}
      </Link>
      <p className={classes.new}>{t('login.isNew')}</p>
      <Link to={withBack(paths.signup, back)} {...buttonLook({ variant: 'secondary', isFullWidth: true })}>
        {t('titles.signup')}
      </Link>
    </div>
  )
}
