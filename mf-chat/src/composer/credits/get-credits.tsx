import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'

/** A link to more credits. */
export function GetCredits({ look = 'button' }: { readonly look?: 'button' | 'text' }) {
  const t = useWords()
  return (
    <Link to={paths.credits} {...(look === 'button' && buttonLook({ size: 'small', variant: 'primary' }))}>
      {t('getCredits')}
    </Link>
  )
}
