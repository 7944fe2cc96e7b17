import { Link } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { codeOf, problemWords } from '../problem.ts'
import { limitAddress } from '../transactions/spending/limit/limit-address.ts'
import { useWords } from '../use-words.ts'

/** Why an order was refused. */
export function PayProblem({ error }: { readonly error: unknown }) {
  const t = useWords()
  return (
    <Alert
      tone="danger"
      action={
        codeOf(error) === 'spending_limit' && (
          <Link to={limitAddress} {...linkLook({ isStandalone: true })}>
            {t('ways.limit')}
          </Link>
        )
      }
    >
      {t(problemWords(error))}
    </Alert>
  )
}
