import { paths } from 'contracts'
import { SlidersHorizontal } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import classes from './preferences-link.module.css'

interface PreferencesLinkProps {
  /** Beside a page's title: only a word on a phone, where the faces need the room. */
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
      {isBesideTitle && (
        <span className={classes.short} aria-hidden="true">
          <SlidersHorizontal />
          {t('preferences.short')}
        </span>
      )}
      <span className={classes.words}>{t('preferences.link')}</span>
    </Link>
  )
}
