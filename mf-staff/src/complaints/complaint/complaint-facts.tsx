import { pathAtBrand, pathWith, staffPaths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { Facts } from '../../members/page/facts.tsx'
import { useLanguageName } from '../../moderation/naming/use-language-name.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useWords } from '../../use-words.ts'
import type { WholeComplaint } from './whole-complaint.ts'

/** The sender of a complaint, its topic, and the time by which it should be answered. */
export function ComplaintFacts({ complaint }: { readonly complaint: WholeComplaint }) {
  const t = useWords()
  const format = useFormat()
  const nameOf = useLanguageName()
  const brand = useBrand()
  const { topic, language, created_at, due_at, closed_at, email, member, told } = complaint
  const sender = member && (
    <>
      <Link to={pathAtBrand(pathWith(staffPaths['staff-members-id'], { id: member.id }), brand)}>
        {member.name}
      </Link>
      {!member.was_logged_in && ` · ${t('complaints.byAddress')}`}
    </>
  )
  return (
    <Facts
      facts={[
        [t('complaints.topic'), t(`complaints.topics.${topic}`)],
        [t('members.language'), nameOf(language)],
        [t('complaints.came'), format.dateTime(created_at)],
        [t('complaints.due'), due_at && format.dateTime(due_at)],
        [t('complaints.closedAt'), closed_at && format.dateTime(closed_at)],
        [t('complaints.told'), t(`complaints.progress.${told}`)],
        [t('members.email'), email],
        [t('complaints.member'), sender ?? t('complaints.noMember')],
      ]}
    />
  )
}
