import { useSettings } from 'shared-state/session'
import type { TextAreaFieldProps } from 'shared-ui/text-field'
import { LongTextField } from '../components/form/long-text-field.tsx'
import { useWords } from '../use-words.ts'

interface MessageFieldProps extends Omit<TextAreaFieldProps, 'label' | 'remainingLabel'> {
  /** The recipient's name, if visitors may know it. */
  readonly to: string | undefined
}

/** §2: the free message to the chosen member. */
export function MessageField({ to, ...props }: MessageFieldProps) {
  const t = useWords()
  const { message_length } = useSettings()
  return (
    <LongTextField
      {...props}
      label={to === undefined ? t('signup.message.label') : t('signup.message.labelTo', { name: to })}
      description={t('signup.message.hint')}
      maxLength={message_length}
    />
  )
}
