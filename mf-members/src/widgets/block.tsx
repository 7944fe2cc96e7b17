import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { useQuery } from 'shared-state/query'
import { type ReportRequest, reportRequestIn } from 'shared-state/safety'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { ownProfileQuery } from '../queries/own-profile-query.ts'
import { useBlockMember } from '../safety/use-block-member.ts'
import { useProblemText, useWords } from '../use-words.ts'

/** §4, §6: blocks a member, after saying what blocking does, and what it leaves to be seen. */
export function Widget() {
  const subject = reportRequestIn(useCurrentOverlay()?.data)
  return subject ? <BlockDialog subject={subject} /> : null
}

function BlockDialog({ subject }: { readonly subject: ReportRequest }) {
  const t = useWords()
  const problemText = useProblemText()
  const block = useBlockMember(subject)
  const isVisible = useQuery(ownProfileQuery).data?.profile.visible_to_visitors
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
      {isVisible && <p>{t('block.visitors')}</p>}
    </ConfirmDialog>
  )
}
