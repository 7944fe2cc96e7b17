import type { ReactNode } from 'react'

/** Props of React Aria's fields that the kit sets itself. */
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

/** A message makes a field invalid. The form's own schema judges, so the browser's checks stay out (`aria`). */
export function fieldStatus({ isInvalid, errorMessage }: Fault) {
  return { isInvalid: isInvalid || Boolean(errorMessage), validationBehavior: 'aria' as const }
}
