import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: where a visitor arrives who was shown one member; the variants differ in what they offer. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.members-id-landing')}
      action={
        <Link to={paths.members} {...buttonLook()}>
          {t('ways.search')}
        </Link>
      }
    >
      {t('chosenMember.text')}
    </EmptyState>
  )
}
