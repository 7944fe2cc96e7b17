import { useQuery } from 'shared-state/query'
import { Loaded } from '../../components/loaded.tsx'
import { accountQuery } from '../../queries/account-query.ts'
import { useWords } from '../../use-words.ts'
import { Editable } from '../forms/editable.tsx'
import { PasswordForm } from '../forms/password-form.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** §5: changing the password, which logs out all other sessions. */
export function PasswordSection() {
  const t = useWords()
  const query = useQuery(accountQuery)
  return (
    <SettingsSection id="password" lead={t('settings.password.lead')}>
      <Loaded query={query} lines={1}>
        {({ account }) => (
          <Editable label={t('settings.password.change')} doneText={t('settings.password.done')}>
            {(actions) => <PasswordForm {...actions} email={account.email} />}
          </Editable>
        )}
      </Loaded>
    </SettingsSection>
  )
}
