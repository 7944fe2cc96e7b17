import type { ReactNode } from 'react'
import classes from './form-page.module.css'

interface FormPageProps {
  readonly heading?: string
  readonly children: ReactNode
}

/** A narrow page around a form. */
export function FormPage({ heading, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      {heading !== undefined && <h1>{heading}</h1>}
      {children}
    </div>
  )
}
