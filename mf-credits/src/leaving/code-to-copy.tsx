import type { DiscountCode } from 'contracts'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import classes from './code-to-copy.module.css'

/** A discount code, with a button that copies it, and how long it holds. */
export function CodeToCopy({ discount: { code, expires } }: { readonly discount: DiscountCode }) {
  const t = useWords()
  const { date } = useFormat()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    // Where the browser refuses, the code is there to be selected.
    await navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  return (
    <>
      <p>{t('leavingOffers.yours')}</p>
      <p className={classes.row}>
        <code className={classes.code}>{code}</code>
        <Button variant="quiet" size="small" onPress={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{t(isCopied ? 'leavingOffers.copied' : 'leavingOffers.copy')}</span>
        </Button>
      </p>
      {expires && <p>{t('discounts.until', { date: date(expires) })}</p>}
    </>
  )
}
