import { getStaffComplaint } from 'contracts'
import { useParams } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { Alert } from 'shared-ui/alert'
import { Card } from 'shared-ui/card'
import { EmptyState } from 'shared-ui/empty-state'
import { useClaim } from '../../claims/use-claim.ts'
import { Loaded } from '../../components/loaded.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLook } from '../../members/use-look.ts'
import { useRefusalText } from '../../moderation/decisions/use-refusal-text.ts'
import { useWords } from '../../use-words.ts'
import { ComplaintBadge } from '../complaint-badge.tsx'
import classes from '../complaints.module.css'
import { InboxTable } from '../inbox/inbox-table.tsx'
import { ComplaintFacts } from './complaint-facts.tsx'
import { History } from './history.tsx'
import { ReplyForm } from './reply-form.tsx'
import { SettleButton } from './settle-button.tsx'
import type { WholeComplaint } from './whole-complaint.ts'

/** One complaint: what was written, what was answered, and the answer. */
export function ComplaintPage() {
  const t = useWords()
  const { id = '' } = useParams()
  const query = useLook(getStaffComplaint, { query: { id } })
  const found = query.data?.complaint
  if (codeOf(query.error) === 'not_found')
    return (
      <>
        <PageHead title={t('titles.staff-complaints-id')} />
        <EmptyState heading={t('complaints.notFound')}>{t('complaints.gone')}</EmptyState>
      </>
    )
  return (
    <div className={classes.page}>
      <PageHead
        title={
          found ? t('complaints.title', { reference: found.reference }) : t('titles.staff-complaints-id')
        }
        text={t('members.logged')}
        actions={found && <ComplaintBadge complaint={found} />}
      />
      <Loaded query={query}>
        {({ complaint }) => (
          <>
            <div className={classes.columns}>
              <div className={classes.page}>
                <Card className={classes.card}>
                  <h2>{t('complaints.text')}</h2>
                  <blockquote className={classes.quote} lang={complaint.language}>
                    {complaint.text}
                  </blockquote>
                </Card>
                <History complaint={complaint} />
                {complaint.is_own && <p className={classes.muted}>{t('complaints.own')}</p>}
                {!complaint.is_own && complaint.state === 'open' && (
                  <Answering key={complaint.case} complaint={complaint} />
                )}
              </div>
              <Card className={classes.card}>
                <ComplaintFacts complaint={complaint} />
                {!complaint.is_own && <SettleButton key={complaint.state} complaint={complaint} />}
              </Card>
            </div>
            {complaint.others.length > 0 && (
              <section className={classes.page}>
                <h2>{t('complaints.others')}</h2>
                <InboxTable caption={t('complaints.others')} complaints={complaint.others} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The answer, for whoever has the complaint open: a colleague who opens it too is told whose it is. */
function Answering({ complaint }: { readonly complaint: WholeComplaint }) {
  const refusalText = useRefusalText()
  const { wasMine, refusal } = useClaim(complaint.case)
  const hasNoCase = complaint.case === null
  return (
    <>
      {refusal !== null && <Alert tone="warning" heading={refusalText(refusal)} />}
      {(wasMine || hasNoCase) && <ReplyForm complaint={complaint} />}
    </>
  )
}
