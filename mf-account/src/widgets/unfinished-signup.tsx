import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useCurrentAlert } from 'shared-state/alerts'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

/** §4: leads a member who left the signup half-way back to its next step. */
export function Widget() {
  const t = useWords()
  const { pathname } = useLocation()
  if (useCurrentAlert(pathname) !== 'unfinished-signup') return null
  return (
    <Alert
      look="line"
      tone="warning"
      heading={t('completeSignup.unfinished')}
      action={
        <Link to={paths['complete-signup']} {...linkLook({ isStandalone: true })}>
          {t('completeSignup.next')}
        </Link>
      }
    />
  )
}
