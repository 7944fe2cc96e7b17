import { publishStaffBrand } from 'contracts'
import { codeOf } from 'shared-state/problem-text'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { lookAtBrandsAgain } from '../../queries/look-again.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import type { BrandAnswer } from './with-draft.ts'

interface PublishDialogProps {
  readonly brand: BrandAnswer
  readonly onClose: () => void
}

/** Asks for a note for the history, and publishes what the page shows. */
export function PublishDialog({ brand: { draft, live }, onClose }: PublishDialogProps) {
  const t = useWords()
  const call = useStaffCall()
  const problemText = useProblemText()
  const form = useStaffForm({
    initial: { note: '' },
    check: ({ note }) => ({ body: { note: note.trim(), made_at: draft?.made_at ?? null } }),
    send: (body) => call(publishStaffBrand, { body }),
    // Another brand may have got the host since; the page then says what is in the way.
    errorText: (error) => (codeOf(error) === 'invalid_input' ? t('brands.problems') : problemText(error)),
    onError: () => void lookAtBrandsAgain(),
    async onSent({ number }) {
      await lookAtBrandsAgain()
      if (number === null) toast({ tone: 'warning', title: t('brands.outdated') })
      else toast({ tone: 'success', title: t('brands.done') })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t('brands.publishOf', { brand: live.name })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <p>{t('brands.publishNote')}</p>
        <TextField {...form.bind('note')} label={t('brands.note')} autoComplete="off" maxLength={500} />
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t('brands.publish')}
        </Button>
      </Form>
    </Dialog>
  )
}
