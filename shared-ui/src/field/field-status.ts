import type { ReactNode } from 'react'

/** The props with which a React Aria field validates by itself; the kit sets them instead. */
export type DecidedByKit =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'validate'
  | 'validationBehavior'

interface Fault {
  isInvalid?: boolean | undefined
  errorMessage?: ReactNode
}

/** An error message makes a field invalid. `aria` turns off the browser's validation, since the form's schema decides. */
export function fieldStatus({ isInvalid, errorMessage }: Fault) {
  return { isInvalid: isInvalid || Boolean(errorMessage), validationBehavior: 'aria' as const }
}
