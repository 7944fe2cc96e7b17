import { useState } from 'react'
import { ApiError } from 'shared-state/api'
import { useRole } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import { Form } from './form/form.tsx'
import { FormPage } from './form/form-page.tsx'
import { PasswordInput } from './form/password-input.tsx'
import { useAccountForm } from './form/use-account-form.ts'

interface LinkFormProps<Result> {
  readonly heading: string
  readonly text?: string
  /** The button's text. */
  readonly label: string
  readonly send: (entered: { readonly password?: string }) => Promise<Result>
  readonly onSent: (result: Result) => void
  readonly onError?: (error: unknown) => void
  /** Whether the server has refused the link without the password. */
  readonly isPasswordNeeded?: boolean
}

/**
 * The button that does what a mailed link is for. In a browser where the account's owner isn't logged in, it asks for the
 * password: a stranger may have made the account with the reader's address.
 */
export function LinkForm<Result>(props: LinkFormProps<Result>) {
  const { heading, text, label, send, onSent, onError } = props
  const t = useWords()
  const isVisitor = useRole() === 'visitor'
  const [isSomeoneElse, setSomeoneElse] = useState(props.isPasswordNeeded === true)
  const isPasswordNeeded = isVisitor || isSomeoneElse
  const form = useAccountForm({
    initial: { password: '' },
    check: (values) => ({
      body: isPasswordNeeded ? values : {},
      problems: { password: isPasswordNeeded && values.password === '' && t('login.passwordMissing') },
    }),
    send,
    onSent,
    onError(error) {
      if (error instanceof ApiError && error.code === 'login_failed') setSomeoneElse(true)
      onError?.(error)
    },
    showsProblemsOn: 'submit',
  })
  return (
    <FormPage heading={heading}>
      <Card padding="large">
        <Form form={form}>
          {text !== undefined && <p>{text}</p>}
          {isPasswordNeeded && (
            <>
              <PasswordInput
                {...form.bind('password')}
                label={t('login.password')}
                description={t('link.password')}
                autoComplete="current-password"
              />
              <p>{t('link.notYours')}</p>
            </>
          )}
          <Button type="submit" isFullWidth isPending={form.isPending} pendingLabel={t('pending')}>
            {label}
          </Button>
        </Form>
      </Card>
    </FormPage>
  )
}
