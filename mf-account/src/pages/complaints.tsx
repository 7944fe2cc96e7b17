import { paths } from 'contracts'
import type { PreloadInput } from 'platform/runtime/remote'
import { Link, useSearchParams } from 'platform/runtime/router'
import { useState } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { currentRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { EmptyState } from 'shared-ui/empty-state'
import { linkLook } from 'shared-ui/link'
import classes from '../complaint/complaint.module.css'
import { ComplaintForm } from '../complaint/complaint-form.tsx'
import { FollowedComplaint } from '../complaint/followed-complaint.tsx'
import { OwnComplaints } from '../complaint/own-complaints.tsx'
import { FormPage } from '../components/form/form-page.tsx'
import { accountQuery } from '../queries/account-query.ts'
import { complaintQuery } from '../queries/complaint-query.ts'
import { decisionQuery } from '../queries/decision-query.ts'
import { useWords } from '../use-words.ts'

/** A member's own address fills in the form, and only a decision that is known is objected to. */
export async function preload({ search }: PreloadInput) {
  const [decision, token] = [decisionIn(search), tokenIn(search)]
  if (token !== undefined) return queryClient.prefetchQuery(complaintQuery(token))
  await Promise.all([
    currentRole() !== 'visitor' && queryClient.prefetchQuery(accountQuery),
    decision && queryClient.prefetchQuery(decisionQuery(decision)),
  ])
}

/** A mail about a decision of staff links here, for members who can no longer log in, too. */
const decisionIn = (search: URLSearchParams) => search.get('decision')?.slice(0, 200) || undefined

/** The reference with which a signed link begins. */
const referenceOf = (decision: string) => decision.split('.', 1)[0] ?? ''

/** The mail that confirms a complaint links here, to show how far it is. */
const tokenIn = (search: URLSearchParams) => search.get('complaint') ?? undefined

/** §2: complaints from members and visitors. */
export function Page() {
  const token = tokenIn(useSearchParams()[0])
  return token === undefined ? <Complain /> : <FollowedComplaint token={token} />
}

function Complain() {
  const t = useWords()
  const email = useQuery(accountQuery).data?.account.email ?? ''
  const given = decisionIn(useSearchParams()[0])
  const known = useQuery({ ...decisionQuery(given ?? ''), enabled: given !== undefined }).data?.is_known
  // If the question fails, the link goes with the complaint all the same: the server knows it or doesn't.
  const decision = known === false ? undefined : given
  const [reference, setReference] = useState<string>()
  if (reference !== undefined) {
    return (
      <EmptyState
        headingLevel={1}
        heading={t('complaints.sent')}
        action={
          <Button variant="secondary" onPress={() => setReference(undefined)}>
            {t('complaints.another')}
          </Button>
        }
      >
        <p>{t('complaints.sentText')}</p>
        <p role="status">
          {t('complaints.number')} <strong className={classes.reference}>{reference}</strong>
        </p>
      </EmptyState>
    )
  }
  return (
    <FormPage heading={t('titles.complaints')}>
      <p>
        {decision ? t('complaints.decision', { reference: referenceOf(decision) }) : t('complaints.lead')}
      </p>
      {known === false && given && (
        <Alert tone="warning">{t('complaints.unknownDecision', { reference: referenceOf(given) })}</Alert>
      )}
      <Card padding="large">
        <ComplaintForm key={`${email} ${decision}`} email={email} decision={decision} onSent={setReference} />
      </Card>
      <OwnComplaints />
      <Link to={paths['pages-service']} {...linkLook({ isStandalone: true })}>
        {t('ways.service')}
      </Link>
    </FormPage>
  )
}
