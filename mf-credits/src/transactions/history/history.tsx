import { paths } from 'contracts'
import { ReceiptText } from 'lucide-react'
import { LatePart } from 'platform/runtime/remote'
import { Link } from 'platform/runtime/router'
import { lazy, useState } from 'react'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'
import { SpendingBone } from '../spending/spending-bone.tsx'
import classes from './history.module.css'
import { HistoryPart } from './history-part.tsx'

/** Loads by itself, so that the payments need not wait for it. */
const Spending = lazy(async () => ({ default: (await import('../spending/spending.tsx')).Spending }))

/** §2: all payments of the user, latest first; older ones are loaded on demand. */
export function History() {
  const t = useWords()
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <div className={classes.page}>
      <h1>{t('titles.transactions-id')}</h1>
      <div className={classes.orders}>
        {starts.map((before, index) => (
          <HistoryPart
            key={before ?? 'first'}
            before={before}
            isLast={index === starts.length - 1}
            onMore={(last) => setStarts([...starts, last])}
            empty={<NoPayments />}
          />
        ))}
      </div>
      <aside aria-label={t('spending.title')} className={classes.aside}>
        <LatePart fallback={<SpendingBone />}>
          <Spending />
        </LatePart>
      </aside>
    </div>
  )
}

function NoPayments() {
  const t = useWords()
  return (
    <EmptyState
      icon={<ReceiptText />}
      heading={t('transactions.none')}
      action={
        <Link to={paths.credits} {...buttonLook()}>
          {t('ways.bundles')}
        </Link>
      }
    >
      {t('transactions.noneText')}
    </EmptyState>
  )
}
