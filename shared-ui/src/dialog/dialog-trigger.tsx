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
 * A button with the dialog that it opens, where nobody else decides when it is open. React Aria's own trigger serves menus
 * too, and whoever wanted a dialog would load them all.
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
      // Only menus can open at the pointer.
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
        {/* A dialog without a heading is named by what opens it. */}
        <DialogContext value={{ 'aria-labelledby': id }}>{children}</DialogContext>
      </OverlayTriggerStateContext>
    </>
  )
}
