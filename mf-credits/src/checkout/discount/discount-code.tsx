import type { AnswerOf, getPaymentMethods } from 'contracts'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'shared-ui/button'
import { Disclosure } from 'shared-ui/disclosure'
import { useCodeInAddress } from '../../discounts/code-in-address.ts'
import type { UnusedCode } from '../../discounts/code-refusal.ts'
import { useDiscountName } from '../../discounts/use-discount-name.ts'
import { useWords } from '../../use-words.ts'
import { CodeForm } from './code-form.tsx'
import classes from './discount-code.module.css'

interface DiscountCodeProps {
  readonly offer: AnswerOf<typeof getPaymentMethods>
  /** The code that the prices were asked with. */
  readonly sent: string | undefined
  /** §5: why the code in the address does not count. */
  readonly refusal: UnusedCode | null
}

/** §3: the discount code of this order, which stands in the address: to enter one, or to remove it. */
export function DiscountCode({ offer, sent, refusal }: DiscountCodeProps) {
  const t = useWords()
  const nameOf = useDiscountName()
  const address = useCodeInAddress()
  const group = useRef<HTMLDivElement>(null)
  const [isChanged, setChanged] = useState(false)
  const applied = sent !== undefined && offer.discount?.code === sent ? offer.discount : null

  function change(code: string | null) {
    setChanged(true)
    address.change(code)
  }

  // The control that had the focus is gone.
  useEffect(() => {
    if (isChanged) group.current?.focus()
  }, [isChanged, sent])

  return (
    <div ref={group} role="group" aria-label={t('discounts.label')} tabIndex={-1} className={classes.group}>
      <p role="status" className={classes.status}>
        {applied &&
          t('discounts.applied', { name: nameOf(applied, sent), percentage: applied.value_percentage })}
        {!applied && isChanged && t('discounts.removed')}
      </p>
      {applied ? (
        <Button variant="quiet" size="small" onPress={() => change(null)}>
          {t('discounts.remove')}
        </Button>
      ) : (
        <Disclosure
          heading={t('discounts.have')}
          className={classes.disclosure}
          defaultOpen={refusal !== null}
        >
          <CodeForm
            key={refusal}
            offer={offer}
            text={address.text ?? ''}
            refusal={refusal}
            onAttempt={() => setChanged(false)}
            onAccepted={change}
          />
        </Disclosure>
      )}
    </div>
  )
}
