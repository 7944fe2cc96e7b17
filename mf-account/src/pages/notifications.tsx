import { paths } from 'contracts'
import { ChevronLeft } from 'lucide-react'
import { Link, Navigate, useLocation } from 'platform/runtime/router'
import { useEffect, useRef } from 'react'
import { queryClient } from 'shared-state/query'
import { linkLook } from 'shared-ui/link'
import { accountQuery } from '../queries/account-query.ts'
import { preloadOwnProfile } from '../queries/preload-own-profile.ts'
import { blocksQuery } from '../settings/queries/blocks-query.ts'
import { notificationsQuery } from '../settings/queries/notifications-query.ts'
import { sessionsQuery } from '../settings/queries/sessions-query.ts'
import { addressOf, isOnProfile, type SectionId, sectionOf } from '../settings/section-ids.ts'
import { SectionList } from '../settings/section-list.tsx'
import { sections } from '../settings/sections/sections.ts'
import { focusSection } from '../settings/settings-section.tsx'
import { useWords } from '../use-words.ts'
import classes from './notifications.module.css'

/** Loads the values of all rows together. */
export const preload = () =>
  Promise.all([
    preloadOwnProfile(),
    queryClient.prefetchQuery(accountQuery),
    queryClient.prefetchQuery(notificationsQuery),
    queryClient.prefetchQuery(blocksQuery),
    queryClient.prefetchQuery(sessionsQuery),
  ])

/** §2: all settings of a member: a list, and one section. A phone shows one of the two. */
export function Page() {
  const t = useWords()
  const chosen = sectionOf(useLocation().hash)
  useSectionFocus(chosen)
  if (chosen !== null && isOnProfile(chosen)) return <Navigate to={addressOf(chosen)} replace />
  const current = chosen ?? 'notifications'
  const Section = sections[current]
  return (
    <div className={classes.page} data-shows={chosen === null ? 'list' : 'section'}>
      <h1>{t('titles.notifications')}</h1>
      <div className={classes.columns}>
        <div className={classes.list}>
          <SectionList current={current} />
        </div>
        <div className={classes.section}>
          <Link
            to={paths.notifications}
            {...linkLook({ variant: 'quiet', isStandalone: true, className: classes.back })}
          >
            <ChevronLeft aria-hidden="true" />
            {t('titles.notifications')}
          </Link>
          <Section key={current} />
        </div>
      </div>
    </div>
  )
}

/** Moves the focus into a newly opened section, so that the next Tab continues there. */
function useSectionFocus(chosen: SectionId | null) {
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    if (chosen) focusSection(chosen)
  }, [chosen])
}
