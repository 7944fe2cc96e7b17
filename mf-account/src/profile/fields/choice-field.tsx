import { Select, type SelectProps } from 'shared-ui/select'
import { useWords } from '../../use-words.ts'

const NONE = 'none'

interface ChoiceFieldProps<Id extends string>
  extends Pick<SelectProps, 'label' | 'description' | 'name' | 'errorMessage' | 'autoComplete'> {
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id | null
  readonly onChange: (value: Id | null) => void
}

/** A profile field with a few options. The answer can be withdrawn. */
export function ChoiceField<Id extends string>({ options, value, onChange, ...props }: ChoiceFieldProps<Id>) {
  const t = useWords()
  const back = value === null ? [] : [{ id: NONE, label: t('profileFields.noAnswer') }]
  return (
    <Select
      {...props}
      placeholder={t('profileFields.choose')}
      options={[...options, ...back]}
      value={value}
      onChange={(next) => onChange(next === NONE ? null : (next as Id | null))}
    />
  )
}
