import { cleanPhone } from 'contracts'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: customer service by mail and phone, as far as the brand offers them. */
export function Page() {
  const t = useWords()
  const { support_email: email, support_phone } = useSettings()
  const phone = cleanPhone(support_phone)
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.pages-service')}
      action={
        <>
          {email && (
            <a href={`mailto:${email}`} {...buttonLook()}>
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone}`} {...buttonLook({ variant: 'secondary' })}>
              {phone}
            </a>
          )}
        </>
      }
    >
      {t('service.text')}
    </EmptyState>
  )
}
