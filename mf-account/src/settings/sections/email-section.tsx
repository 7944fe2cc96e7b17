import { useQuery } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Loaded } from '../../components/loaded.tsx'
import { accountQuery } from '../../queries/account-query.ts'
import { useWords } from '../../use-words.ts'
import { Editable } from '../forms/editable.tsx'
import { EmailForm } from '../forms/email-form.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { Value } from './value.tsx'

/** The e-mail address, and a new one that waits for confirmation. */
export function EmailSection() {
  const t = useWords()
  const query = useQuery(accountQuery)
  return (
    <SettingsSection id="email" lead={t('settings.email.lead')}>
      <Loaded query={query} lines={1}>
        {({ account: { email, pending_email: pending } }) => (
          <>
            <Value>{email}</Value>
            {pending !== null && (
              <Alert>
                {t(pending === email ? 'settings.email.unconfirmed' : 'settings.email.sent', {
                  email: pending,
                })}
              </Alert>
            )}
            <Editable label={t('settings.email.change')}>
              {(actions) => <EmailForm {...actions} current={email} />}
            </Editable>
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}
