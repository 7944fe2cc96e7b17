import { claimLeavingDiscount, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useEffect, useRef } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Choice } from 'shared-ui/choice'
import { withCode } from '../discounts/code-in-address.ts'
import { useProblemText, useWords } from '../use-words.ts'
import { CodeToCopy } from './code-to-copy.tsx'

/** §2: makes a discount code for this member alone, and shows it. */
export function LeavingDiscount({ percentage }: { readonly percentage: number }) {
  const t = useWords()
  const problemText = useProblemText()
  const claiming = useMutation({ mutationFn: () => call(claimLeavingDiscount) })
  const code = claiming.data?.discountcode ?? null
  const link = useRef<HTMLAnchorElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (code) link.current?.focus()
  }, [code])
  // Meanwhile the brand has ended the offer.
  if (claiming.isSuccess && !code) return null
  return (
    <Choice
      heading={t('leavingOffers.discount', { percentage: code?.value_percentage ?? percentage })}
      action={
        code ? (
          <Link
            ref={link}
            to={withCode(paths.credits, code.code)}
            {...buttonLook({ variant: 'secondary', isFullWidth: true })}
          >
            {t('leavingOffers.use')}
          </Link>
        ) : (
          <Button
            variant="secondary"
            isFullWidth
            isPending={claiming.isPending}
            pendingLabel={t('pending')}
            onPress={() => claiming.mutate()}
          >
            {t('leavingOffers.claim')}
          </Button>
        )
      }
    >
      {code ? <CodeToCopy discount={code} /> : t('leavingOffers.discountText')}
      {claiming.isError && <p role="alert">{problemText(claiming.error)}</p>}
    </Choice>
  )
}
