import type { ReactNode } from 'react'
import { Alert, type AlertProps } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'

export interface RetryAlertProps extends Omit<AlertProps, 'action' | 'dismiss' | 'tone'> {
  /** Says what is wrong. */
  children: ReactNode
  retryLabel: string
  isRetrying: boolean
  /** Announced while it is being tried again. */
  pendingLabel: string
  onRetry: () => void
}

/** Stands in for content that failed to load. */
export function RetryAlert({ retryLabel, isRetrying, pendingLabel, onRetry, ...props }: RetryAlertProps) {
  return (
    <Alert
      {...props}
      tone="danger"
      action={
        <Button variant="secondary" isPending={isRetrying} pendingLabel={pendingLabel} onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  )
}
