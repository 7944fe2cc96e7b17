import type { LanderProp, LanderProps, Locale } from 'contracts'
import { Select } from 'shared-ui/select'
import type { Path } from '../document/edit.ts'
import type { FieldShape } from '../document/field-shape.ts'
import { isText } from '../document/texts-of.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './fields.module.css'
import { ListField } from './list-field.tsx'
import { TextInput } from './text-input.tsx'
import { useFieldLabel } from './use-field-label.ts'

/** Longest text of a block that the server accepts. */
const MOST_LETTERS = 4_000
const LONG = ['text', 'note']

export interface ShapeFieldProps {
  /** The name of the prop. */
  readonly name: string
  readonly label: string
  readonly shape: FieldShape
  readonly value: LanderProp | undefined
  readonly path: Path
  readonly locale: Locale
  readonly onChange: (path: Path, value: LanderProp) => void
}

/** The field, or the group of fields, for one part of a block's props. */
export function ShapeField({ name, label, shape, value, path, locale, onChange }: ShapeFieldProps) {
  const t = useStudioWords()
  switch (shape.kind) {
    case 'text':
      return (
        <TextInput
          label={label}
          text={isText(value) ? value : { en: '' }}
          locale={locale}
          isLong={LONG.includes(name)}
          maxLength={MOST_LETTERS}
          onChange={(next) => onChange(path, next)}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          placeholder={t('texts.choose')}
          options={shape.options.map((id) => ({ id, label: id.replaceAll('-', ' ') }))}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => next !== null && onChange(path, next)}
        />
      )
    case 'group':
      return (
        <fieldset className={classes['group']}>
          <legend>{label}</legend>
          <GroupFields {...{ shape, value, path, locale, onChange }} />
        </fieldset>
      )
    case 'list':
      return <ListField {...{ name, label, shape, value, path, locale, onChange }} />
    case 'optional':
      return value === null || value === undefined ? null : (
        <ShapeField {...{ name, label, value, path, locale, onChange }} shape={shape.inner} />
      )
    case 'fixed':
      return <p className={classes['fixed']}>{t('texts.fixed', { field: label })}</p>
  }
}

interface GroupFieldsProps extends Omit<ShapeFieldProps, 'name' | 'label'> {
  readonly shape: Extract<FieldShape, { kind: 'group' }>
}

export function GroupFields({ shape, value, path, locale, onChange }: GroupFieldsProps) {
  const labelOf = useFieldLabel()
  const group = (value ?? {}) as LanderProps
  return shape.fields.map(([key, field]) => (
    <ShapeField
      key={key}
      name={key}
      label={labelOf(key)}
      shape={field}
      value={group[key]}
      path={[...path, key]}
      locale={locale}
      onChange={onChange}
    />
  ))
}
