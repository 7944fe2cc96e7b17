import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §8: the link of the e-mail leads here; as long as none is sent, none is valid. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.mail-change-do')}
      action={
        <Link to={paths.notifications} {...buttonLook()}>
          {t('ways.settings')}
        </Link>
      }
    >
      {t('linkExpired')}
    </EmptyState>
  )
}
