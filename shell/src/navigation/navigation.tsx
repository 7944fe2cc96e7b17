import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { memo } from 'react'
import { useSettings, useUser } from 'shared-state/session'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { useWords } from '../use-words.ts'
import { AccountMenu } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MemberLinks } from './member-links.tsx'
import classes from './navigation.module.css'
import { SignUpButton } from './sign-up-button.tsx'
import { VisitorLinks } from './visitor-links.tsx'

interface NavigationProps {
  readonly kind: 'full' | 'logo'
  /** Route name of the open page. */
  readonly route: string | undefined
}

/** §2: the top navigation; on a lander only the logo. */
export function Navigation({ kind, route }: NavigationProps) {
  const t = useWords()
  const { name } = useSettings()
  const user = useUser()
  return (
    <header className={classes.bar} data-for={user ? 'member' : 'visitor'}>
      <div className={classes.inner}>
        <BackButton route={route} />
        <Link className={classes.brand} to={paths.index} aria-label={`${name} – ${t('navigation.home')}`}>
          {name}
        </Link>
        {kind === 'full' && <Links />}
      </div>
      <OfflineBar />
    </header>
  )
}

/** Memoized: unlike the back button, the links don't change from page to page. */
const Links = memo(function Links() {
  const t = useWords()
  const user = useUser()
  return (
    <>
      <nav className={classes.main} aria-label={t('navigation.label')}>
        <ul className={classes.links}>{user ? <MemberLinks user={user} /> : <VisitorLinks />}</ul>
      </nav>
      <div className={classes.tools}>
        <LanguageMenu />
        {user ? <AccountMenu user={user} /> : <SignUpButton />}
      </div>
    </>
  )
})
