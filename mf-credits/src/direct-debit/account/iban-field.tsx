import { type Ref, useRef } from 'react'
import { TextField, type TextFieldProps } from 'shared-ui/text-field'
import { groupIban } from './iban.ts'

interface IbanFieldProps extends Omit<TextFieldProps, 'onChange' | 'ref'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (iban: string) => void
}

/** An IBAN in groups of four; the caret stays where it is. */
export function IbanField({ ref, onChange, ...props }: IbanFieldProps) {
  const input = useRef<HTMLInputElement | null>(null)

  function change(text: string) {
    const grouped = groupIban(text)
    const caret = groupIban(text.slice(0, input.current?.selectionStart ?? text.length)).length
    onChange(grouped)
    // Once React has put the groups into the input, which moves the caret to the end.
    if (caret < grouped.length) queueMicrotask(() => input.current?.setSelectionRange(caret, caret))
  }

  return (
    <TextField
      {...props}
      ref={(element) => {
        input.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      onChange={change}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
    />
  )
}
