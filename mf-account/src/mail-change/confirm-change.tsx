import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { ApiError } from 'shared-state/api'
import { useRole } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { ResultMessage } from '../components/result-message.tsx'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import { useConfirmMailChange } from './queries/use-confirm-mail-change.ts'

/** The button that confirms the new e-mail address. */
export function ConfirmChange({ token }: { readonly token: string }) {
  const t = useWords()
  const { errorText } = useProblemWords()
  const confirming = useConfirmMailChange(token)
  if (confirming.isSuccess) {
    return (
      <ResultMessage heading={t('mailChange.done')} action={<NextLink />}>
        {t('mailChange.doneText')}
      </ResultMessage>
    )
  }
  // Trying again with this link cannot succeed.
  const isFinal =
    confirming.error instanceof ApiError && ['link_expired', 'account_exists'].includes(confirming.error.code)
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.mail-change-do')}
      action={
        isFinal ? (
          <NextLink />
        ) : (
          <Button
            isPending={confirming.isPending}
            pendingLabel={t('settings.pending')}
            onPress={() => confirming.mutate()}
          >
            {t('mailChange.confirm')}
          </Button>
        )
      }
    >
      {!isFinal && <p>{t('mailChange.text')}</p>}
      {confirming.isError && <Alert tone="danger">{errorText(confirming.error)}</Alert>}
    </EmptyState>
  )
}

/** Leads members to their settings and visitors to the login. */
export function NextLink() {
  const t = useWords()
  const isMember = useRole() !== 'visitor'
  return (
    <Link to={isMember ? `${paths.notifications}#email` : paths.login} {...buttonLook()}>
      {t(isMember ? 'ways.settings' : 'ways.login')}
    </Link>
  )
}
