import { getAccount } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { useWords } from '../use-words.ts'
import { Editable } from './editable.tsx'
import { EmailForm } from './email-form.tsx'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'
import { useOwnQuery } from './use-own-query.ts'
import { Value } from './value.tsx'

/** The address that one logs in with and is written to, and the one that waits to be confirmed. */
export function EmailSection() {
  const t = useWords()
  const query = useOwnQuery(getAccount)
  return (
    <Section id="email" lead={t('settings.email.lead')}>
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
              {(ways) => <EmailForm {...ways} current={email} />}
            </Editable>
          </>
        )}
      </Loaded>
    </Section>
  )
}
