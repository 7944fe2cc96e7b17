import { Radio, RadioGroup, type RadioGroupProps } from 'shared-ui/radio'
import { useWords } from '../../use-words.ts'

const NONE = 'none'

interface ChipChoiceFieldProps<Id extends string>
  extends Pick<RadioGroupProps, 'label' | 'description' | 'name' | 'errorMessage'> {
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id | null
  readonly onChange: (value: Id | null) => void
}

/** A profile field with a few options as chips. The answer can be withdrawn. */
export function ChipChoiceField<Id extends string>({
  options,
  value,
  onChange,
  ...props
}: ChipChoiceFieldProps<Id>) {
  const t = useWords()
  const back = value === null ? [] : [{ id: NONE, label: t('profileFields.noAnswer') }]
  return (
    <RadioGroup
      {...props}
      variant="chip"
      value={value}
      onChange={(next) => onChange(next === NONE ? null : next)}
    >
      {[...options, ...back].map(({ id, label }) => (
        <Radio key={id} value={id}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
