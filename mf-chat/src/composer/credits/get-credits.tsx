import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { useCreditsOffer } from './use-credits-offer.ts'

/** A link to more credits. */
export function GetCredits({ look = 'button' }: { readonly look?: 'button' | 'text' }) {
  const { path, name } = useCreditsOffer()
  return (
    <Link to={path} {...(look === 'button' && buttonLook({ size: 'small', variant: 'primary' }))}>
      {name}
    </Link>
  )
}
