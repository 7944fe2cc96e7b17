import { type RefObject, useEffect, useState } from 'react'
import { type DateParts, isoDateOf, partsOf } from './date-parts.ts'

export interface DateValue {
  /** An ISO date (`1990-04-23`), or null. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onChange?: ((value: string | null) => void) | undefined
}

/** The three parts of a date; the form only sees the whole. */
export function useDateParts(
  { value, defaultValue, onChange }: DateValue,
  element: RefObject<HTMLElement | null>,
) {
  const [parts, setParts] = useState(() => partsOf(value ?? defaultValue))
  const [knownValue, setKnownValue] = useState(value)
  const isoDate = isoDateOf(parts)

  // A partial date is also null, so only a changed value may replace what is being typed.
  if (value !== knownValue) {
    setKnownValue(value)
    if (value !== undefined && value !== isoDate) setParts(partsOf(value))
  }

  // React does not notify controlled inputs when their form is reset.
  useEffect(() => {
    const form = element.current?.closest('form')
    const reset = () => setParts(partsOf(defaultValue))
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [element, defaultValue])

  function change(next: DateParts) {
    setParts(next)
    const nextDate = isoDateOf(next)
    if (nextDate !== isoDate) onChange?.(nextDate)
  }

  return { parts, isoDate, change }
}
