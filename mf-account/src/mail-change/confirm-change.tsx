import { confirmMailChange } from 'contracts'
import { useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { enter } from 'shared-state/session'
import { LinkForm } from '../components/link-form.tsx'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'
import { FinalError } from './final-error.tsx'
import { NextLink } from './next-link.tsx'

/** The button that confirms the new e-mail address. */
export function ConfirmChange({ token }: { readonly token: string }) {
  const t = useWords()
  const [isDone, setDone] = useState(false)
  const [final, setFinal] = useState<ApiError>()
  if (isDone) {
    return (
      <ResultMessage heading={t('mailChange.done')} action={<NextLink section="email" />}>
        {t('mailChange.doneText')}
      </ResultMessage>
    )
  }
  if (final) return <FinalError error={final} />
  return (
    <LinkForm
      heading={t('titles.mail-change-do')}
      text={t('mailChange.text')}
      label={t('mailChange.confirm')}
      send={(entered) => call(confirmMailChange, { query: { confirm: '1' }, body: { token, ...entered } })}
      onSent={({ user }) => {
        enter(user)
        setDone(true)
      }}
      onError={(error) => {
        // Trying again with this link cannot succeed.
        const isFinal = error instanceof ApiError && ['link_expired', 'account_exists'].includes(error.code)
        if (isFinal) setFinal(error)
      }}
    />
  )
}
