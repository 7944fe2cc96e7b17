import { useQuery } from 'shared-state/query'
import { useRole } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { complaintsQuery } from '../queries/complaints-query.ts'
import { useWords } from '../use-words.ts'
import classes from './complaint.module.css'
import { ComplaintProgress } from './complaint-progress.tsx'

/** The complaints that the member has sent, and how far they are. Hidden if they fail to load: the form works without them. */
export function OwnComplaints() {
  const t = useWords()
  const isMember = useRole() !== 'visitor'
  const { data } = useQuery({ ...complaintsQuery, enabled: isMember })
  if (!isMember || !data || data.complaints.length === 0) return null
  return (
    <section className={classes.own}>
      <h2>{t('complaints.yours')}</h2>
      {data.complaints.map((one) => (
        <Card key={one.reference}>
          <ComplaintProgress complaint={one} />
        </Card>
      ))}
    </section>
  )
}
