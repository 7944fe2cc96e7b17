import type { CaseContext } from 'contracts'
import { ConfirmDialog, type ConfirmDialogProps } from 'shared-ui/confirm-dialog'
import { useWords } from '../../use-words.ts'
import type { Rule } from '../decisions/choices.ts'
import { useDecisionWords } from '../decisions/use-decision-words.ts'

interface BanDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  readonly context: CaseContext
  readonly rule: Rule
}

/** Asks before a ban, with its rule and its consequence: for a member who has paid, it takes a second moderator. */
export function BanDialog({ context: { member, case: about }, rule, ...dialog }: BanDialogProps) {
  const t = useWords()
  const words = useDecisionWords()
  const isProposal = member?.is_premium === true && about.proposal === null
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      heading={t('moderation.ban.title', { name: member?.name ?? about.member?.name ?? '' })}
      confirmLabel={t(isProposal ? 'moderation.ban.propose' : 'moderation.actions.ban')}
      cancelLabel={t('cancel')}
    >
      <p>
        {t('moderation.rule')} <strong>{words.rule(rule)}</strong>
      </p>
      <p>{t(isProposal ? 'moderation.ban.proposes' : 'moderation.ban.closes')}</p>
    </ConfirmDialog>
  )
}
