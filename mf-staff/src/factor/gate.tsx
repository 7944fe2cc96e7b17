import { Activity, type ReactNode, useState } from 'react'
import { useQuery } from 'shared-state/query'
import { staffQuery } from '../queries/staff-query.ts'
import { setSecondFactor } from '../session/set-second-factor.ts'
import { useUnproven } from '../session/use-unproven.ts'
import { useWords } from '../use-words.ts'
import classes from './factor.module.css'
import { ProveForm } from './prove-form.tsx'
import { SetUp } from './set-up.tsx'

/**
 * Shows the page to a session that a second factor has proven. Others set one up, or prove it; when the proof runs
 * out, the page is hidden and keeps its state.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const factor = useQuery(staffQuery).data?.second_factor
  const isProven = Boolean(factor?.verified_until)
  const hasNone = factor?.factors.length === 0
  // The first factor proves the session, but its recovery codes come before the page.
  const [isSettingUp, setSettingUp] = useState(hasNone)
  if (hasNone && !isSettingUp) setSettingUp(true)
  const isOpen = isProven && !isSettingUp
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useUnproven(factor?.verified_until ?? null)

  return (
    <>
      {isSettingUp && <SetUp onDone={() => setSettingUp(false)} />}
      {!isSettingUp && !isProven && factor && (
        <section className={classes.gate}>
          <h1>{t('prove.title')}</h1>
          <p>{t('prove.why')}</p>
          <ProveForm factors={factor.factors} onProven={setSecondFactor} />
        </section>
      )}
      {wasOpen && <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  )
}
