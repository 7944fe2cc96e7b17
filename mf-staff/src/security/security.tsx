import { useQuery } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Card } from 'shared-ui/card'
import { PageHead } from '../components/page-head.tsx'
import { AddPasskey } from '../factor/add-passkey.tsx'
import { AddTotp } from '../factor/add-totp.tsx'
import type { AddedFactor } from '../factor/added-factor.ts'
import { staffQuery } from '../queries/staff-query.ts'
import { setSecondFactor } from '../session/set-second-factor.ts'
import { useWords } from '../use-words.ts'
import { Factors } from './factors.tsx'
import { Recovery } from './recovery.tsx'
import classes from './security.module.css'

/** The own second factors: passkeys, apps that make codes, and recovery codes. */
export function Security() {
  const t = useWords()
  const factor = useQuery(staffQuery).data?.second_factor
  if (!factor) return null

  function add({ second_factor }: AddedFactor) {
    setSecondFactor(second_factor)
    toast({ tone: 'success', title: t('security.added') })
  }

  return (
    <div className={classes.page}>
      <PageHead title={t('titles.staff-security')} text={t('security.about')} />
      <Factors factors={factor.factors} />
      <Recovery left={factor.recovery_codes_left} />
      <section className={classes.section}>
        <h2>{t('security.add')}</h2>
        <div className={classes.choices}>
          <Card padding="large">
            <AddPasskey onAdded={add} />
          </Card>
          <Card padding="large">
            <AddTotp onAdded={add} />
          </Card>
        </div>
      </section>
    </div>
  )
}
