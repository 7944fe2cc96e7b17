import { Select } from 'shared-ui/select'
import { TextAreaField, TextField } from 'shared-ui/text-field'
import classes from '../brands.module.css'

/** A control for one part of a value. */
export interface FieldPart {
  readonly key: string
  readonly label: string
  readonly kind?: 'number' | 'text' | 'lines'
  /** To choose from, instead of typing. */
  readonly options?: readonly { readonly id: string; readonly label: string }[]
}

interface PartFieldsProps {
  readonly label: string
  readonly description: string | undefined
  readonly parts: readonly FieldPart[]
  /** By the keys of the parts. */
  readonly value: Readonly<Record<string, string>>
  readonly onChange: (value: Readonly<Record<string, string>>) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

/** A value of several parts, each with a control of its own: a price for each country, or lines in each language. */
export function PartFields(props: PartFieldsProps) {
  const { label, description, parts, value, onChange, onBlur, errorMessage } = props
  return (
    <fieldset className={classes.costs}>
      <legend className={classes.legend}>{label}</legend>
      {description && <p className={classes.muted}>{description}</p>}
      <div className={classes.prices} data-wide={parts.some(({ kind }) => kind === 'lines') || undefined}>
        {parts.map((part) => (
          <Part
            key={part.key}
            part={part}
            value={value[part.key] ?? ''}
            onChange={(next) => onChange({ ...value, [part.key]: next })}
            onBlur={onBlur}
          />
        ))}
      </div>
      {errorMessage && (
        <p role="alert" className={classes.problem}>
          {errorMessage}
        </p>
      )}
    </fieldset>
  )
}

interface PartProps extends Pick<PartFieldsProps, 'onBlur'> {
  readonly part: FieldPart
  readonly value: string
  readonly onChange: (value: string) => void
}

function Part({ part: { label, kind = 'number', options }, ...bound }: PartProps) {
  if (options)
    return (
      <Select
        label={label}
        placeholder={label}
        options={options}
        value={bound.value}
        onChange={(id) => id !== null && bound.onChange(id)}
        onBlur={bound.onBlur}
      />
    )
  if (kind === 'lines') return <TextAreaField {...bound} label={label} maxLength={6_000} />
  return (
    <TextField
      {...bound}
      label={label}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={kind === 'number' ? 10 : 40}
    />
  )
}
