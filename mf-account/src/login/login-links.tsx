import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import classes from './login.module.css'
import { withBack } from './with-back.ts'

interface LoginLinksProps {
  readonly back: string | undefined
  /** As typed so far; the reset page starts with it. */
  readonly email: string
}

/** Links to the password reset and the signup. */
export function LoginLinks({ back, email }: LoginLinksProps) {
  const t = useWords()
  return (
    <p className={classes.ways}>
      <Link to={paths['reset-password']} state={{ email }} {...linkLook({ isStandalone: true })}>
        {t('login.forgot')}
      </Link>
      <Link to={withBack(paths.signup, back)} {...linkLook({ isStandalone: true })}>
        {t('titles.signup')}
      </Link>
    </p>
  )
}
