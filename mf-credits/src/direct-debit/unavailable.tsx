import { href } from 'contracts'
import { Landmark } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

interface UnavailableProps {
  readonly bundle: string
  /** §8: why the member cannot pay this way; null where nobody can. */
  readonly refusal: 'direct_debit_blocked' | 'direct_debit_limit' | null
}

/** No direct debit is possible, but other ways to pay are. */
export function Unavailable({ bundle, refusal }: UnavailableProps) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={<Landmark />}
      heading={t(refusal ? `problems.${refusal}` : 'directDebit.unavailable')}
      action={
        <Link to={href('credits-id-paymentmethod', { id: bundle })} {...buttonLook()}>
          {t('result.another')}
        </Link>
      }
    >
      {t('directDebit.unavailableText')}
    </EmptyState>
  )
}
