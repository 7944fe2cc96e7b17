import { paths } from 'contracts'
import { Link, NavLink } from 'platform/runtime/router'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'
import classes from './navigation.module.css'

/** The top navigation: what everybody sees, and what a login changes. */
export function Navigation() {
  const t = useWords()
  const siteName = useStore((store) => store.siteName)
  const isMember = useStore((store) => store.user !== null)
  return (
    <header className={classes['bar']}>
      <nav className={classes['inner']} aria-label={t('navigation.label')}>
        <Link
          className={classes['brand']}
          to={paths.index}
          aria-label={`${siteName} – ${t('navigation.home')}`}
        >
          {siteName}
        </Link>
        <ul className={classes['links']}>
          <li>
            <NavLink to={paths.members}>{t('navigation.members')}</NavLink>
          </li>
          {isMember && (
            <li>
              <NavLink to={paths.chats}>{t('navigation.chats')}</NavLink>
            </li>
          )}
          <li>
            <NavLink to={paths.pricing}>{t('navigation.pricing')}</NavLink>
          </li>
          {!isMember && (
            <li>
              <NavLink to={paths.login}>{t('navigation.login')}</NavLink>
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}
