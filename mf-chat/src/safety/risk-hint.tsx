import { ShieldAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '../use-words.ts'
import { findRisks } from './find-risks.ts'
import classes from './risk-hint.module.css'

const words = {
  phone: 'conversation.risks.phone',
  link: 'conversation.risks.link',
  money: 'conversation.risks.money',
} as const

/** §6: asks to look twice at a first message with a phone number, a link or a request for money. It stops nothing. */
export function RiskHint({ text }: { readonly text: string }) {
  const t = useWords()
  const risks = useMemo(() => findRisks(text), [text])
  if (risks.length === 0) return null
  return (
    <div className={classes.root} role="note">
      <ShieldAlert aria-hidden="true" />
      <p>
        <strong>{t('conversation.risks.heading')}</strong> {risks.map((risk) => t(words[risk])).join(' ')}{' '}
        {t('conversation.risks.advice')}
      </p>
    </div>
  )
}
