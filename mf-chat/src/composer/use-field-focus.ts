import { type RefObject, useEffect } from 'react'

/** On touch the focus opens the keyboard, which covers half of the conversation: only the member's own tap may do that. */
const hasMouse = () => matchMedia('(pointer: fine)').matches

/** Focuses the message field: when the conversation opens, and after dialogs. */
export function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>) {
  // After a dialog or popover, which gives the focus back to its button when it closes.
  const focusEnd = () =>
    void setTimeout(() => {
      const { current } = field
      current?.focus()
      current?.setSelectionRange(current.value.length, current.value.length)
    })

  useEffect(() => {
    // After the first paint, which focusing would delay: it needs a layout.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        // Another part of the page may have the focus for a reason, such as a dialog.
        if (document.activeElement === document.body && hasMouse())
          field.current?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [field])

  return {
    /** Keeps the cursor's place. */
    focusField: () => hasMouse() && void setTimeout(() => field.current?.focus()),
    /** Makes room for a panel that opens on touch. */
    hideKeyboard: () => !hasMouse() && field.current?.blur(),
    /** Puts the cursor behind the text, on touch, too: it is there to be edited. */
    focusEnd,
  }
}
