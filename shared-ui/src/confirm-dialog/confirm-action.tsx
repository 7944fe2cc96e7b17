import { type ReactNode, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type Decided = 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isPending' | 'problem' | 'onConfirm'

export interface ConfirmActionProps extends Omit<ConfirmDialogProps, Decided> {
  /** The button that asks. */
  trigger: ReactNode
  /** It runs once that is confirmed: a mutation, for instance. */
  action: {
    isPending: boolean
    error: Error | null
    mutate: (input: undefined, options: { onSuccess: () => void }) => void
    reset: () => void
  }
  /** Says why it failed. */
  errorText: (error: Error) => ReactNode
}

/** Asks before an action, does it, and closes; if it fails, the question stays open and says why. */
export function ConfirmAction({ trigger, action, errorText, ...dialog }: ConfirmActionProps) {
  const { isPending, error, mutate, reset } = action
  const [isAsking, setAsking] = useState(false)

  function ask() {
    // An earlier try is over.
    reset()
    setAsking(true)
  }

  return (
    <>
      <ButtonContext value={{ onPress: ask, 'aria-haspopup': 'dialog', 'aria-expanded': isAsking }}>
        {trigger}
      </ButtonContext>
      <ConfirmDialog
        {...dialog}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        problem={error && errorText(error)}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  )
}
