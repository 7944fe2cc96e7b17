import { compareDay, getReconciliation } from 'contracts'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from '../money.module.css'

/** Asks the switch about every payment of a day, in as many calls as that takes. */
export function CompareButton({ day }: { readonly day: string }) {
  const t = useWords()
  const format = useFormat()
  const problemText = useProblemText()
  const call = useStaffCall()
  const [left, setLeft] = useState(0)
  const comparing = useMutation({
    async mutationFn() {
      let since: string | undefined
      for (;;) {
        const answer = await call(compareDay, { body: { day, ...(since !== undefined && { since }) } })
        void queryClient.invalidateQueries({ queryKey: [getReconciliation.path] })
        setLeft(answer.left)
        if (answer.left === 0) return
        since = answer.since
      }
    },
    onError: (error) => toast({ tone: 'danger', title: problemText(error) }),
  })
  return (
    <>
      <Button isPending={comparing.isPending} pendingLabel={t('pending')} onPress={() => comparing.mutate()}>
        {t('money.day.compare')}
      </Button>
      {comparing.isPending && left > 0 && (
        <span className={classes.muted}>{t('money.day.left', { left: format.number(left) })}</span>
      )}
    </>
  )
}
