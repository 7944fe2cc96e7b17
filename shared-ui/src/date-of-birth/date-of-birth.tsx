import { type FocusEvent, type Ref, useId, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ControlBox, controlClasses } from '../field/control-box.tsx'
import type { FieldWords } from '../field/field.tsx'
import { describedBy, FieldOfSeveral } from '../field/field-of-several.tsx'
import { type Focusable, useFocusFirst } from '../field/focus-first.ts'
import classes from './date-of-birth.module.css'
import { type DatePart, isNoSuchDate, orderOfParts, readTyped, readWholeDate } from './date-parts.ts'
import { neighbourFor } from './neighbour.ts'
import { type DateValue, useDateParts } from './use-date-parts.ts'

export interface DateOfBirthProps extends FieldWords, DateValue {
  ref?: Ref<Focusable> | undefined
  className?: string | undefined
  name?: string | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  /** Shown in place of `errorMessage` for a day that does not exist. */
  noSuchDateMessage?: string | undefined
  /** Called when focus has left all three parts. */
  onBlur?: (() => void) | undefined
}

const names = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const
const placeOf = (element: Element) => Number(element.getAttribute('data-place'))

/**
 * Day, month and year in the locale's order, each its own input: typed on a phone's number pad, autofilled by the
 * browser, named by its label. A complete part moves the focus to the next.
 */
export function DateOfBirth({
  ref,
  className,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  noSuchDateMessage,
  ...given
}: DateOfBirthProps) {
  const { isRequired, isInvalid, isDisabled, isReadOnly } = given
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { parts, isoDate, change } = useDateParts({ value, defaultValue, onChange }, group)
  const errorMessage =
    given.errorMessage && isNoSuchDate(parts) ? (noSuchDateMessage ?? given.errorMessage) : given.errorMessage
  const props = { ...given, errorMessage }
  const { locale } = useLocale()
  const order = orderOfParts(locale)
  const partNames = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  useFocusFirst(ref, group)
  // The part to which the focus moved by itself, until the next key.
  const jumpedTo = useRef<number>(null)

  function go(place: number) {
    const input = group.current?.querySelector<HTMLInputElement>(`[data-place="${place}"]`)
    input?.focus()
    input?.select()
  }

  function type(part: DatePart, input: HTMLInputElement) {
    const whole = readWholeDate(input.value, order)
    if (whole) {
      change(whole)
      return go(order.length - 1)
    }
    const { digits, isEnded } = readTyped(part, input.value)
    change({ ...parts, [part]: digits })
    // Neither autofill nor deleting a digit moves the focus.
    const isTyped = input === document.activeElement && input.value.length > parts[part].length
    if (!isEnded || !isTyped) return
    const next = placeOf(input) + 1
    go(next)
    jumpedTo.current = next
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onBlur?.()
  }

  return (
    <FieldOfSeveral {...props} id={id} ref={group} className={className} onBlur={leave}>
      <div className={classes.parts}>
        {order.map((part, place) => (
          <div key={part} className={classes.part} data-part={part}>
            <label htmlFor={`${id}-${part}`} className={classes.name}>
              {partNames.of(part)}
            </label>
            <ControlBox>
              <input
                id={`${id}-${part}`}
                data-place={place}
                className={controlClasses.input}
                inputMode="numeric"
                autoComplete={names[part]}
                value={parts[part]}
                disabled={isDisabled}
                readOnly={isReadOnly}
                aria-required={isRequired}
                aria-invalid={isInvalid || Boolean(errorMessage) || undefined}
                aria-describedby={place === 0 ? describedBy(id, props) : undefined}
                onChange={(event) => type(part, event.target)}
                onBlur={() => {
                  jumpedTo.current = null
                }}
                onKeyDown={(event) => {
                  const hasJumped = jumpedTo.current === place
                  jumpedTo.current = null
                  // A habitual Tab after each part would skip this one.
                  if (hasJumped && event.key === 'Tab' && !event.shiftKey) {
                    event.preventDefault()
                    // A dialog moves the focus itself, from the document.
                    event.stopPropagation()
                    return
                  }
                  const step = neighbourFor(event.key, event.currentTarget)
                  if (step === 0 || !order[place + step]) return
                  event.preventDefault()
                  go(place + step)
                }}
              />
            </ControlBox>
          </div>
        ))}
      </div>
      {name && <input type="hidden" name={name} value={isoDate ?? ''} disabled={isDisabled} />}
    </FieldOfSeveral>
  )
}
