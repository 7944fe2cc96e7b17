import { useSettings } from 'shared-state/session'
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/text-field'
import { useWords } from '../use-words.ts'

interface MessageFieldProps extends Omit<TextAreaFieldProps, 'label'> {
  /** The recipient's name, if visitors may know it. */
  readonly to: string | undefined
}

/** §2: the free message to the chosen member. */
export function MessageField({ to, ...props }: MessageFieldProps) {
  const t = useWords()
  const { message_length } = useSettings()
  return (
    <TextAreaField
      {...props}
      label={to === undefined ? t('signup.message.label') : t('signup.message.labelTo', { name: to })}
      description={t('signup.message.hint')}
      maxLength={message_length}
      remainingLabel={(count) => (count < 0 ? t('complaints.tooLong') : t('complaints.remaining', { count }))}
    />
  )
}
