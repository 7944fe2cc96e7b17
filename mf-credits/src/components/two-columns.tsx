import type { ReactNode } from 'react'
import { Card } from 'shared-ui/card'
import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import classes from './two-columns.module.css'

interface TwoColumnsProps {
  readonly children: ReactNode
  /** The sums. Without it nothing can be ordered. */
  readonly summary: ReactNode
  /** An `Action`: the button of the page, which stays in view on narrow screens, too. */
  readonly action?: ReactNode
  /** Small print below them. */
  readonly notes?: ReactNode
}

/** An order in the making: the choices beside what they come to. */
export function TwoColumns({ children, summary, action, notes }: TwoColumnsProps) {
  const t = useWords()
  return (
    <div className={classes.columns}>
      <div className={classes.choices}>{children}</div>
      {summary && (
        <div className={classes.aside}>
          <Card className={classes.summary}>
            <h2>{t('checkout.summary')}</h2>
            {summary}
          </Card>
          {action}
          {notes && <div className={classes.notes}>{notes}</div>}
        </div>
      )}
    </div>
  )
}

interface ActionProps {
  /** The button. */
  readonly children: ReactNode
  /** The sum to pay, with its currency. */
  readonly total: string
  /** Why the button would fail, or has failed. */
  readonly notice?: ReactNode
}

/** The total and the button that pays it. */
export function Action({ children, total, notice }: ActionProps) {
  const t = useWords()
  return (
    <div className={classes.action}>
      {notice}
      <div className={classes.press}>
        <p className={classes.total}>
          <span>{t('sums.total')}</span>
          <b>{total}</b>
        </p>
        {children}
      </div>
    </div>
  )
}

/** The columns while what fills them is on its way. */
export function TwoColumnsSkeleton({ className }: { readonly className: string | undefined }) {
  return (
    <div className={classes.columns}>
      <Skeleton shape="block" className={className} />
      <Skeleton shape="block" className={className} />
    </div>
  )
}
