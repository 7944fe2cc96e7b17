import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { BarePage } from '../components/bare-page.tsx'
import { ResultMessage } from '../components/result-message.tsx'
import { useWords } from '../use-words.ts'

/** §8: the account could not be activated. */
export function Page() {
  const t = useWords()
  return (
    <BarePage>
      <ResultMessage
        heading={t('titles.activate-error')}
        action={
          <Link to={paths['pages-service']} {...buttonLook()}>
            {t('ways.service')}
          </Link>
        }
      >
        {t('activateError.text')}
      </ResultMessage>
    </BarePage>
  )
}
