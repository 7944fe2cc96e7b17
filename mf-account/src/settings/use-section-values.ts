import { languageNames } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { accountQuery } from '../queries/account-query.ts'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { useWords } from '../use-words.ts'
import { blocksQuery } from './queries/blocks-query.ts'
import { sessionsQuery } from './queries/sessions-query.ts'
import type { SectionId } from './section-ids.ts'

/** The current value of each setting that has a short one; undefined while loading. */
export function useSectionValues(): Readonly<Partial<Record<SectionId, string | undefined>>> {
  const t = useWords()
  const format = useFormat()
  const locale = useStore((store) => store.locale)
  const account = useQuery(accountQuery).data?.account
  const profile = useQuery(ownProfileQuery).data?.profile
  const blocked = useQuery(blocksQuery).data?.blocked.length
  const sessions = useQuery(sessionsQuery).data?.sessions.length
  return {
    visibility: account?.paused ? t('settings.visibility.privacyMode') : undefined,
    location: profile?.city ?? (profile?.country ? format.country(profile.country) : undefined),
    language: languageNames[locale],
    email: account?.email,
    // Noon, so that the date is the same in every time zone.
    'date-of-birth': profile && format.day(profile.date_of_birth),
    blocked: blocked === undefined ? undefined : format.number(blocked),
    sessions: sessions === undefined ? undefined : format.number(sessions),
  }
}
