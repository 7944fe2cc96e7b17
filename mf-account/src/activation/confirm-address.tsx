import { activate, type User } from 'contracts'
import { call } from 'shared-state/api'
import { LinkForm } from '../components/link-form.tsx'
import { useWords } from '../use-words.ts'

interface ConfirmAddressProps {
  readonly token: string
  readonly onConfirmed: (user: User) => void
}

/** §4: confirms the address in a browser where its owner isn't logged in, by the password. */
export function ConfirmAddress({ token, onConfirmed }: ConfirmAddressProps) {
  const t = useWords()
  return (
    <LinkForm
      isPasswordNeeded
      heading={t('activation.title')}
      label={t('activation.confirm')}
      send={(entered) => call(activate, { body: { token, ...entered } })}
      onSent={({ user }) => onConfirmed(user)}
    />
  )
}
