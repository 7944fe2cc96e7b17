import type { ReactNode } from 'react'
import { Card } from 'shared-ui/card'
import { Skeleton } from 'shared-ui/skeleton'
import { useWords } from '../use-words.ts'
import classes from './two-columns.module.css'

interface TwoColumnsProps {
  readonly children: ReactNode
  /** The sums and the button, which stay in view on wide screens. Without it nothing can be ordered. */
  readonly summary: ReactNode
}

/** An order in the making: the choices beside what they come to. */
export function TwoColumns({ children, summary }: TwoColumnsProps) {
  const t = useWords()
  return (
    <div className={classes['columns']}>
      <div className={classes['choices']}>{children}</div>
      {summary && (
        <Card className={classes['summary']}>
          <h2>{t('checkout.summary')}</h2>
          {summary}
        </Card>
      )}
    </div>
  )
}

/** The columns while what fills them is on its way. */
export function TwoColumnsSkeleton({ className }: { readonly className: string | undefined }) {
  return (
    <div className={classes['columns']}>
      <Skeleton shape="block" className={className} />
      <Skeleton shape="block" className={className} />
    </div>
  )
}
