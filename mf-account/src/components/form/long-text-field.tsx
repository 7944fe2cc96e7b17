import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'

/** A text area with a limit, which says how many characters are left. */
export function LongTextField(props: Omit<TextAreaFieldProps, 'remainingLabel'>) {
  const t = useWords()
  return (
    <TextAreaField
      {...props}
      remainingLabel={(count) => (count < 0 ? t('tooLong') : t('remaining', { count }))}
    />
  )
}
