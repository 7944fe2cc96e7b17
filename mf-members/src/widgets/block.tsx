import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { type ReportRequest, reportRequestIn } from 'shared-state/safety'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useBlockMember } from '../safety/use-block-member.ts'
import { useProblemText, useWords } from '../use-words.ts'

/** §4, §6: blocks a member, after saying what blocking does. */
export function Widget() {
  const subject = reportRequestIn(useCurrentOverlay()?.data)
  return subject ? <BlockDialog subject={subject} /> : null
}

function BlockDialog({ subject }: { readonly subject: ReportRequest }) {
  const t = useWords()
  const problemText = useProblemText()
  const block = useBlockMember(subject)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => closeOverlay('block')}
      tone="danger"
      heading={t('block.heading', { name: subject.name })}
      confirmLabel={t('blockMember')}
      cancelLabel={t('cancel')}
      isPending={block.isPending}
      pendingLabel={t('pending')}
      problem={block.error && problemText(block.error)}
      onConfirm={() => block.mutate()}
    >
      <p>{t('block.text')}</p>
    </ConfirmDialog>
  )
}
