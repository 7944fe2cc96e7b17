import { getStaffMember } from 'contracts'
import { useParams } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { EmptyState } from 'shared-ui/empty-state'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useBrand } from '../../session/brand-context.ts'
import { hasRole } from '../../session/has-role.ts'
import { useWords } from '../../use-words.ts'
import { MemberBadges } from '../member-badges.tsx'
import classes from '../members.module.css'
import { useLook } from '../use-look.ts'
import { Account } from './account.tsx'
import { Cases } from './cases.tsx'
import { Credits } from './credits.tsx'
import { Head } from './head.tsx'
import { Mails } from './mails.tsx'
import { Notes } from './notes.tsx'
import { Payment, Purchases } from './purchases.tsx'

/** One member: the account and notes at once, and what is more private when it is asked for. */
export function MemberPage() {
  const brand = useBrand()
  const t = useWords()
  const { id = '' } = useParams()
  const query = useLook(getStaffMember, { query: { member: id } })
  const isSupport = hasRole(brand, ['support'])
  const member = query.data?.member
  if (codeOf(query.error) === 'not_found')
    return (
      <>
        <PageHead title={t('titles.staff-members-id')} />
        <EmptyState heading={t('members.find.nobody')}>{t('members.find.nobodyNote')}</EmptyState>
      </>
    )
  return (
    <div className={classes.page}>
      <PageHead
        title={member?.name ?? t('titles.staff-members-id')}
        text={t('members.logged')}
        actions={member && <MemberBadges {...member} />}
      />
      <Loaded query={query}>
        {({ member }) => (
          <>
            <div className={classes.cards}>
              <div className={classes.page}>
                <Head member={member} />
                {isSupport && <Notes member={member} />}
              </div>
              {isSupport && <Account member={member} />}
            </div>
            {isSupport && <Mails member={member} />}
            <Credits member={member} />
            <Purchases member={member} />
            <Payment member={member} />
            {isSupport && <Cases member={member} />}
          </>
        )}
      </Loaded>
    </div>
  )
}
