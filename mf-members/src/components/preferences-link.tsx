import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

/** The way to the one place where a member changes who they would like to meet. */
export function PreferencesLink() {
  const t = useWords()
  return (
    <Link to={`${paths.profile}#meet`} {...linkLook({ isStandalone: true })}>
      {t('preferences.link')}
    </Link>
  )
}
