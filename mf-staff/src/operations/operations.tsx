import { getOperations } from 'contracts'
import { Button } from 'shared-ui/button'
import { Loaded } from '../components/loaded.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useStaffRead } from '../session/use-staff-read.ts'
import { useWords } from '../use-words.ts'
import { Health } from './health.tsx'
import { Jobs } from './jobs.tsx'
import classes from './operations.module.css'
import { Outbox } from './outbox.tsx'
import { Refusals } from './refusals.tsx'

/** How the site does: its parts, its outbox, its jobs. */
export function Operations() {
  const t = useWords()
  const query = useStaffRead(getOperations)
  return (
    <div className={classes.page}>
      <PageHead
        title={t('titles.staff-operations')}
        text={t('operations.about')}
        actions={
          <Button
            variant="secondary"
            isPending={query.isFetching}
            pendingLabel={t('pending')}
            onPress={() => void query.refetch()}
          >
            {t('operations.look')}
          </Button>
        }
      />
      <Loaded query={query}>
        {({ health, outbox, jobs, webhooks }) => (
          <>
            <Health health={health} webhooks={webhooks} jobs={jobs} />
            <Outbox outbox={outbox} />
            <Refusals refusals={webhooks.refusals} />
            <Jobs jobs={jobs} />
          </>
        )}
      </Loaded>
    </div>
  )
}
