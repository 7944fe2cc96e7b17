import type { ComponentProps } from 'react'
import type { Form as FormState } from 'shared-state/form'
import { Alert } from 'shared-ui/alert'
import classes from './form-page.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly form: Pick<FormState<object>, 'error' | 'props'>
}

/** On a phone with its keyboard open, what stands above the fields may be out of sight. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** A form element, with the error that belongs to no field above the fields. */
export function Form({ form, className = classes.form, children, ...props }: FormProps) {
  return (
    <form {...props} {...form.props} className={className}>
      {form.error && (
        <Alert ref={bringIntoView} tone="danger">
          {form.error}
        </Alert>
      )}
      {children}
    </form>
  )
}
