import type { ReactNode, SyntheticEvent } from 'react'
import classes from './label-text.module.css'

/** React Aria handles presses on the whole label: without this, a link in it would tick the box and not open. */
function keepLinks(event: SyntheticEvent) {
  if ((event.target as Element).closest('a')) event.stopPropagation()
}

/** The label's text, after the drawn control. */
export function LabelText({
  isRequired,
  children,
}: {
  isRequired?: boolean | undefined
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it does nothing itself
    <span className={classes.root} onPointerDown={keepLinks} onMouseDown={keepLinks} onClick={keepLinks}>
      {children}
      {isRequired && (
        <span className={classes.mark} aria-hidden="true">
          {' *'}
        </span>
      )}
    </span>
  )
}
