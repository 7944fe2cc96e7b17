import { compareDay, getReconciliation } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { queryClient } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { usePress } from '../../components/use-press.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

/** Asks the switch about every payment of a day, in as many calls as that takes. */
export function CompareButton({ day }: { readonly day: string }) {
  const t = useWords()
  const format = useFormat()
  const call = useStaffCall()
  const [left, setLeft] = useState(0)
  const comparing = usePress(async () => {
    let since: string | undefined
    for (;;) {
      const answer = await call(compareDay, { body: { day, ...(since !== undefined && { since }) } })
      void queryClient.invalidateQueries({ queryKey: [getReconciliation.path] })
      setLeft(answer.left)
      if (answer.left === 0) return
      since = answer.since
    }
  })
  return (
    <>
      <Button pendingLabel={t('pending')} {...comparing}>
        {t('money.day.compare')}
      </Button>
      {comparing.isPending && left > 0 && (
        <span className={classes.muted}>{t('money.day.left', { left: format.number(left) })}</span>
      )}
    </>
  )
}
