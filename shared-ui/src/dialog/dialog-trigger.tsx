import { type ReactNode, useId, useMemo, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog'

export interface DialogTriggerProps {
  /** The button that opens it. */
  trigger: ReactNode
  /** The dialog or drawer. */
  children: ReactNode
  defaultOpen?: boolean
}

/**
 * A button with the dialog that it opens, for a dialog with no other state. React Aria's own trigger also serves menus,
 * so using it would load their code for every dialog.
 */
export function DialogTrigger({ trigger, children, defaultOpen = false }: DialogTriggerProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(defaultOpen)
  const state = useMemo(
    () => ({
      isOpen,
      setOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      toggle: () => setOpen((is) => !is),
      // For context menus at the pointer; not used by dialogs.
      point: null,
      setPoint() {},
    }),
    [isOpen],
  )
  return (
    <>
      <ButtonContext value={{ id, onPress: state.open, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }}>
        {trigger}
      </ButtonContext>
      <OverlayTriggerStateContext value={state}>
        {/* A dialog without a heading is labelled by its trigger. */}
        <DialogContext value={{ 'aria-labelledby': id }}>{children}</DialogContext>
      </OverlayTriggerStateContext>
    </>
  )
}
