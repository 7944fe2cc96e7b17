import { publishStaffBrand } from 'contracts'
import { toast } from 'shared-state/toasts'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { TextField } from 'shared-ui/text-field'
import { Form } from '../../components/form.tsx'
import { useStaffForm } from '../../components/use-staff-form.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useWords } from '../../use-words.ts'
import { lookAgain } from '../look-again.ts'
import type { BrandAnswer } from './with-draft.ts'

interface PublishDialogProps {
  readonly brand: BrandAnswer
  readonly onClose: () => void
}

/** Asks for a note for the history, and publishes what the page shows. */
export function PublishDialog({ brand: { draft, live }, onClose }: PublishDialogProps) {
  const t = useWords()
  const call = useStaffCall()
  const form = useStaffForm({
    initial: { note: '' },
    check: ({ note }) => ({ body: { note: note.trim(), made_at: draft?.made_at ?? null } }),
    send: (body) => call(publishStaffBrand, { body }),
    async onSent({ number }) {
      await lookAgain()
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
