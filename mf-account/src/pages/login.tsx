import { paths, type User } from 'contracts'
import { Link, useNavigate, useSearchParams } from 'platform/runtime/router'
import { enter } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { linkLook } from 'shared-ui/link'
import formPage from '../components/form-page.module.css'
import { backPath } from '../login/back-path.ts'
import classes from '../login/login.module.css'
import { LoginForm } from '../login/login-form.tsx'
import { useWords } from '../use-words.ts'

/** §2: the way in, and from there to where the visitor wanted to go. */
export function Page() {
  const t = useWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()

  function goIn(user: User) {
    enter(user)
    // At once: the guard of this page would otherwise send the new member where nobody wanted to go.
    void navigate(backPath(query.get('back')) ?? paths.members, { replace: true })
  }

  return (
    <div className={formPage['page']}>
      <h1>{t('titles.login')}</h1>
      <Card padding="large">
        <LoginForm onEntered={goIn} />
      </Card>
      <p className={classes['ways']}>
        <Link to={paths['reset-password']} {...linkLook({ isStandalone: true })}>
          {t('ways.resetPassword')}
        </Link>
        <Link to={paths.signup} {...linkLook({ isStandalone: true })}>
          {t('titles.signup')}
        </Link>
      </p>
    </div>
  )
}
