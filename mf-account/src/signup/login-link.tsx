import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { withBack } from '../login/with-back.ts'
import { useWords } from '../use-words.ts'
import classes from './signup.module.css'

interface LoginLinkProps {
  readonly back: string | undefined
  readonly onClick?: () => void
}

/** A link to the login, for visitors who have an account. */
export function LoginLink({ back, onClick }: LoginLinkProps) {
  const t = useWords()
  return (
    <p className={classes.ways}>
      <span>{t('signup.hasAccount')}</span>
      <Link to={withBack(paths.login, back)} onClick={onClick} {...linkLook({ isStandalone: true })}>
        {t('ways.login')}
      </Link>
    </p>
  )
}
