import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { EmptyState } from 'shared-ui/empty-state'
import { linkLook } from 'shared-ui/link'
import classes from '../complaint/complaint.module.css'
import { ComplaintForm } from '../complaint/complaint-form.tsx'
import formPage from '../components/form/form-page.module.css'
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
    <div className={formPage['page']}>
      <h1>{t('titles.complaints')}</h1>
      <p>{t('complaints.lead')}</p>
      <Card padding="large">
        <ComplaintForm onSent={setReference} />
      </Card>
      <Link to={paths['pages-service']} {...linkLook({ isStandalone: true })}>
        {t('ways.service')}
      </Link>
    </div>
  )
}
