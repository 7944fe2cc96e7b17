import type { DiscountCode } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { useWords } from '../use-words.ts'
import type { UnusedCode } from './code-refusal.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface UnusedCodeAlertProps {
  readonly reason: UnusedCode
  /** The discount in the prices. */
  readonly discount: DiscountCode | null | undefined
}

/** Says above the prices why the code in the address does not count. */
export function UnusedCodeAlert({ reason, discount }: UnusedCodeAlertProps) {
  const t = useWords()
  const text = useRefusalText()(reason, discount)
  return <Alert tone="warning">{reason === 'worse' ? text : t('discounts.refused', { problem: text })}</Alert>
}
