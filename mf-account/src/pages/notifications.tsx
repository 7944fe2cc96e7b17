import { queryClient } from 'shared-state/query'
import { LeaveSection } from '../leaving/leave-section.tsx'
import { accountQuery } from '../queries/account-query.ts'
import { preloadOwnProfile } from '../queries/preload-own-profile.ts'
import { NotificationsSection } from '../settings/notifications/notifications-section.tsx'
import { blocksQuery } from '../settings/queries/blocks-query.ts'
import { notificationsQuery } from '../settings/queries/notifications-query.ts'
import { sessionsQuery } from '../settings/queries/sessions-query.ts'
import { SectionList } from '../settings/section-list.tsx'
import { BlockedSection } from '../settings/sections/blocked-section.tsx'
import { DataSection } from '../settings/sections/data-section.tsx'
import { DateOfBirthSection } from '../settings/sections/date-of-birth-section.tsx'
import { EmailSection } from '../settings/sections/email-section.tsx'
import { LanguageSection } from '../settings/sections/language-section.tsx'
import { LocationSection } from '../settings/sections/location-section.tsx'
import { PasswordSection } from '../settings/sections/password-section.tsx'
import { SessionsSection } from '../settings/sections/sessions-section.tsx'
import { VisibilitySection } from '../settings/sections/visibility-section.tsx'
import { useWords } from '../use-words.ts'
import classes from './notifications.module.css'

/** Loads all sections together, so that none moves when another one arrives. */
export const preload = () =>
  Promise.all([
    preloadOwnProfile(),
    queryClient.prefetchQuery(accountQuery),
    queryClient.prefetchQuery(notificationsQuery),
    queryClient.prefetchQuery(blocksQuery),
    queryClient.prefetchQuery(sessionsQuery),
  ])

/** §2: all settings of a member on one page, in the order of `sectionIds`. */
export function Page() {
  const t = useWords()
  return (
    <div className={classes['page']}>
      <h1>{t('titles.notifications')}</h1>
      <div className={classes['columns']}>
        <SectionList />
        <div className={classes['sections']}>
          <NotificationsSection />
          <LanguageSection />
          <LocationSection />
          <VisibilitySection />
          <EmailSection />
          <PasswordSection />
          <DateOfBirthSection />
          <BlockedSection />
          <SessionsSection />
          <DataSection />
          <LeaveSection />
        </div>
      </div>
    </div>
  )
}
