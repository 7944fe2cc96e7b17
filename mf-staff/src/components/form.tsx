import type { ComponentProps } from 'react'
import type { Form as FormState } from 'shared-state/form'
import { Alert } from 'shared-ui/alert'
import { classNames } from 'shared-ui/class-names'
import classes from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly form: Pick<FormState<object>, 'error' | 'props'>
}

/** A form element, with the error that belongs to no field above the fields. */
export function Form({ form, className, children, ...props }: FormProps) {
  return (
    <form {...props} {...form.props} className={classNames(classes.root, className)}>
      {form.error && <Alert tone="danger">{form.error}</Alert>}
      {children}
    </form>
  )
}
