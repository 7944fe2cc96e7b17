import { claimCases, getCase } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { queryClient } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { staffRead } from '../../queries/staff-read.ts'
import { useBrand } from '../../session/brand-context.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import { type ModeratedKind, moderatedKinds, queuePath } from '../moderated-kinds.ts'

interface StartButtonProps {
  readonly kind: ModeratedKind | null
  readonly isDisabled: boolean
}

/** Claims the most pressing case and opens it. */
export function StartButton({ kind, isDisabled }: StartButtonProps) {
  const t = useWords()
  const problemText = useProblemText()
  const brand = useBrand()
  const call = useStaffCall()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  async function start() {
    setPending(true)
    try {
      const kinds = kind ? [kind] : [...moderatedKinds]
      const [first] = (await call(claimCases, { body: { kinds, most: 1 } })).cases
      if (!first) return toast({ title: t('moderation.empty') })
      void queryClient.prefetchQuery(staffRead(brand, getCase, { query: { id: first.id } }))
      await navigate(queuePath(brand, kind, first.id))
    } catch (error) {
      toast({ tone: 'danger', title: problemText(error) })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      onPress={() => void start()}
      isDisabled={isDisabled}
      isPending={isPending}
      pendingLabel={t('pending')}
    >
      {t('moderation.start')}
    </Button>
  )
}
