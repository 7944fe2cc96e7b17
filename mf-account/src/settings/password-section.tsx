import { getAccount } from 'contracts'
import { useWords } from '../use-words.ts'
import { Editable } from './editable.tsx'
import { Loaded } from './loaded.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'
import { useOwnQuery } from './use-own-query.ts'

/** §5: another password; whoever is logged in elsewhere is logged out by it. */
export function PasswordSection() {
  const t = useWords()
  const query = useOwnQuery(getAccount)
  return (
    <Section id="password" lead={t('settings.password.lead')}>
      <Loaded query={query} lines={1}>
        {({ account }) => (
          <Editable label={t('settings.password.change')} doneText={t('settings.password.done')}>
            {(ways) => <PasswordForm {...ways} email={account.email} />}
          </Editable>
        )}
      </Loaded>
    </Section>
  )
}
