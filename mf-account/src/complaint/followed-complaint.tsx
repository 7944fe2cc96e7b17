import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Card } from 'shared-ui/card'
import { linkLook } from 'shared-ui/link'
import { Skeleton } from 'shared-ui/skeleton'
import { FormPage } from '../components/form/form-page.tsx'
import { complaintQuery } from '../queries/complaint-query.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { ComplaintProgress } from './complaint-progress.tsx'

/** The complaint to which the link in a mail has led. */
export function FollowedComplaint({ token }: { readonly token: string }) {
  const t = useWords()
  const problemText = useProblemText()
  const { data, error } = useQuery(complaintQuery(token))
  return (
    <FormPage heading={t('complaints.follow')}>
      {error ? (
        <Alert tone="warning">{problemText(error)}</Alert>
      ) : (
        <Card padding="large">
          {data ? <ComplaintProgress complaint={data.complaint} /> : <Skeleton lines={4} />}
        </Card>
      )}
      <Link to={paths.complaints} {...linkLook({ isStandalone: true })}>
        {t('complaints.another')}
      </Link>
    </FormPage>
  )
}
