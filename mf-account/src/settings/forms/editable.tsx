import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import classes from './editable.module.css'

interface EditableProps {
  /** The label of the button that opens the form. */
  readonly label: string
  /** Shown after a successful save. */
  readonly doneText?: string
  readonly children: (actions: FormActions) => ReactNode
}

export interface FormActions {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A form behind a button. Opening moves the focus into the form, closing moves it back to the button. */
export function Editable({ label, doneText, children }: EditableProps) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen) return
    const { current } = container
    current?.querySelector<HTMLElement>('input:not([hidden], [type="hidden"])')?.focus()
    return () => current?.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <div ref={container} className={classes.place}>
      {state === 'done' && doneText && <Alert tone="success">{doneText}</Alert>}
      {isOpen ? (
        children({ onDone: () => setState('done'), onCancel: () => setState('closed') })
      ) : (
        <Button variant="secondary" className={classes.opener} onPress={() => setState('open')}>
          {label}
        </Button>
      )}
    </div>
  )
}
