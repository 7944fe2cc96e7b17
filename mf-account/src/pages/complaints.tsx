import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { EmptyState } from 'shared-ui/empty-state'
import { linkLook } from 'shared-ui/link'
import classes from '../complaint/complaint.module.css'
import { ComplaintForm } from '../complaint/complaint-form.tsx'
import { FormPage } from '../components/form/form-page.tsx'
import { useWords } from '../use-words.ts'

/** §2: complaints from members and visitors. */
export function Page() {
  const t = useWords()
  const [reference, setReference] = useState<string>()
  if (reference !== undefined) {
    return (
      <EmptyState
        headingLevel={1}
        heading={t('complaints.sent')}
        action={
          <Button variant="secondary" onPress={() => setReference(undefined)}>
            {t('complaints.another')}
          </Button>
        }
      >
        <p>{t('complaints.sentText')}</p>
        <p role="status">
          {t('complaints.number')} <strong className={classes['reference']}>{reference}</strong>
        </p>
      </EmptyState>
    )
  }
  return (
    <FormPage heading={t('titles.complaints')}>
      <p>{t('complaints.lead')}</p>
      <Card padding="large">
        <ComplaintForm onSent={setReference} />
      </Card>
      <Link to={paths['pages-service']} {...linkLook({ isStandalone: true })}>
        {t('ways.service')}
      </Link>
    </FormPage>
  )
}
