import { paths } from 'contracts'
import { SlidersHorizontal } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from './preferences-link.module.css'

interface PreferencesLinkProps {
  /** Beside a page's title: only an icon on a phone, where the faces need the room. */
  readonly isBesideTitle?: boolean
}

/** The way to the one place where a member changes who they would like to meet. */
export function PreferencesLink({ isBesideTitle = false }: PreferencesLinkProps) {
  const t = useWords()
  return (
    <Link
      to={`${paths.profile}#meet`}
      {...linkLook({ isStandalone: true, className: isBesideTitle ? classes.root : undefined })}
    >
      {isBesideTitle && <SlidersHorizontal className={classes.icon} aria-hidden="true" />}
      <span className={classes.words}>{t('preferences.link')}</span>
    </Link>
  )
}
