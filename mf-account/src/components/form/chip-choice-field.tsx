import { useState } from 'react'
import { Radio, RadioGroup, type RadioGroupProps } from 'shared-ui/radio'
import { useWords } from '../../use-words.ts'

const NONE = 'none'

interface ChipChoiceFieldProps<Id extends string>
  extends Pick<RadioGroupProps, 'label' | 'description' | 'name' | 'errorMessage'> {
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id | null
  readonly onChange: (value: Id | null) => void
}

/** A profile field with a few options as chips, and one to withdraw the answer, which is chosen only by a press. */
export function ChipChoiceField<Id extends string>({
  options,
  value,
  onChange,
  ...props
}: ChipChoiceFieldProps<Id>) {
  const t = useWords()
  const [isDeclined, setDeclined] = useState(false)
  return (
    <RadioGroup
      {...props}
      variant="chip"
      value={value ?? (isDeclined ? NONE : null)}
      onChange={(next) => {
        setDeclined(next === NONE)
        onChange(next === NONE ? null : next)
      }}
    >
      {[...options, { id: NONE, label: t('profileFields.noAnswer') } as const].map(({ id, label }) => (
        <Radio key={id} value={id}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
