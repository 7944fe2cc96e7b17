import type { AnswerOf, getOperations } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Card } from 'shared-ui/card'
import { Facts } from '../members/page/facts.tsx'
import { useWords } from '../use-words.ts'
import classes from './operations.module.css'

type HealthProps = Pick<AnswerOf<typeof getOperations>, 'health' | 'webhooks' | 'jobs'>

/** Whether each part of the site works, in a sentence, and what came from outside. */
export function Health({ health: { database, storage, bus }, webhooks, jobs }: HealthProps) {
  const t = useWords()
  const format = useFormat()
  const took = (ms: number | null) => t('operations.answered', { ms: format.number(ms ?? 0) })
  const late = jobs?.filter(({ is_late }) => is_late).length ?? 0
  const hasJobs = jobs !== null && late === 0
  const parts = [
    ['database', database.is_well, took(database.took)],
    ['storage', storage.is_well, took(storage.took)],
    ['bus', bus.is_well, t('operations.nodes', { count: bus.nodes })],
    ['jobs', hasJobs, t('operations.onTime')],
  ] as const
  return (
    <div className={classes.parts}>
      {parts.map(([name, isWell, note]) => (
        <Card key={name} className={classes.part}>
          <h2>{t(`operations.parts.${name}`)}</h2>
          <div>
            <Badge look="soft" tone={isWell ? 'success' : 'danger'}>
              {t(isWell ? 'operations.well' : 'operations.unwell')}
            </Badge>
          </div>
          <p className={classes.muted}>{isWell ? note : t(`operations.trouble.${name}`)}</p>
        </Card>
      ))}
      <Card className={classes.part}>
        <h2>{t('operations.webhooks')}</h2>
        <Facts
          facts={[
            [t('operations.payments'), format.number(webhooks.payments)],
            [t('operations.mailReports'), format.number(webhooks.mail_reports)],
            [t('operations.refusals.refused'), format.number(webhooks.refused)],
            [t('operations.unhandled'), format.number(webhooks.waiting)],
            [t('operations.lastWebhook'), webhooks.last_at && format.dateTime(webhooks.last_at)],
          ]}
        />
      </Card>
    </div>
  )
}
