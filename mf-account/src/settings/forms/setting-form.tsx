import type { ComponentProps, ReactNode } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import formPage from '../../components/form-page.module.css'
import { useWords } from '../../use-words.ts'
import classes from './setting-form.module.css'

interface SettingFormProps extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  /** What is wrong with the whole of it. */
  readonly trouble: ReactNode
  readonly submitLabel: string
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Fields of one setting, with what the server says above and the two ways out below. */
export function SettingForm({
  trouble,
  submitLabel,
  isPending,
  onCancel,
  children,
  ...props
}: SettingFormProps) {
  const t = useWords()
  return (
    <form {...props} className={`${formPage['form']} ${classes['form']}`} method="post" noValidate>
      {trouble && <Alert tone="danger">{trouble}</Alert>}
      {children}
      <div className={classes['ways']}>
        <Button type="submit" isPending={isPending} pendingLabel={t('settings.saving')}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  )
}
