import type { LanderProp, LanderProps, Locale } from 'contracts'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import type { Path } from '../document/edit.ts'
import { blankOf, type FieldShape } from '../document/field-shape.ts'
import { MOST_LETTERS } from '../document/is-safe.ts'
import { isRich, isText } from '../document/texts-of.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { choicePicture } from './choice-picture.tsx'
import classes from './fields.module.css'
import { RichInput } from './rich-input.tsx'
import { TextInput } from './text-input.tsx'
import { useChoiceName, useFieldLabel } from './use-names.ts'

const LONG = ['text', 'note']

interface ShapeFieldProps {
  /** The name of the prop. */
  readonly name: string
  readonly label: string
  readonly shape: FieldShape
  readonly value: LanderProp | undefined
  readonly path: Path
  readonly locale: Locale
  /** Why the server refuses it. */
  readonly problem?: string | undefined
  readonly onChange: (path: Path, value: LanderProp) => void
}

/** The field, or the group of fields, for one part of a block's props. */
function ShapeField({ name, label, shape, value, path, locale, problem, onChange }: ShapeFieldProps) {
  const t = useStudioWords()
  const choiceName = useChoiceName()
  switch (shape.kind) {
    case 'text':
      return (
        <TextInput
          label={label}
          text={isText(value) ? value : { en: '' }}
          locale={locale}
          isLong={LONG.includes(name)}
          maxLength={MOST_LETTERS}
          problem={problem}
          onChange={(next) => onChange(path, next)}
        />
      )
    case 'rich':
      return (
        <RichInput
          label={label}
          text={isRich(value) ? value : { en: [] }}
          locale={locale}
          maxLength={MOST_LETTERS}
          problem={problem}
          onChange={(next) => onChange(path, next)}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          placeholder={t('texts.choose')}
          options={shape.options.map((id) => ({ id, label: choiceName(id), icon: choicePicture(id) }))}
          value={typeof value === 'string' ? value : (shape.fallback ?? null)}
          onChange={(next) => next !== null && onChange(path, next)}
        />
      )
    case 'group':
      return (
        <fieldset className={classes.group}>
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
      return <p className={classes.fixed}>{t('texts.fixed', { field: label })}</p>
  }
}

interface GroupFieldsProps extends Omit<ShapeFieldProps, 'name' | 'label' | 'problem'> {
  readonly shape: Extract<FieldShape, { kind: 'group' }>
  /** Why the server refuses a field, by its name. */
  readonly problemOf?: (name: string) => string | undefined
}

export function GroupFields({ shape, value, path, locale, problemOf, onChange }: GroupFieldsProps) {
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
      problem={problemOf?.(key)}
      onChange={onChange}
    />
  ))
}

interface ListFieldProps extends ShapeFieldProps {
  readonly shape: Extract<FieldShape, { kind: 'list' }>
}

/** A list of the same fields. A new item is a copy of the last one; the first is blank. */
function ListField({ name, label, shape, value, path, locale, onChange }: ListFieldProps) {
  const t = useStudioWords()
  const items = Array.isArray(value) ? (value as readonly LanderProp[]) : []
  const added = items.at(-1) ?? blankOf(shape.item)
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {items.map((item, index) => {
        const number = index + 1
        const own = { value: item, path: [...path, index], locale, onChange }
        return (
          // Items have no ids, and keep their places while somebody types.
          <div key={index} className={classes.item}>
            <div className={classes.itemFields}>
              {shape.item.kind === 'group' ? (
                <GroupFields {...own} shape={shape.item} />
              ) : (
                <ShapeField {...own} name={name} label={`${label} ${number}`} shape={shape.item} />
              )}
            </div>
            <Button
              variant="quiet"
              isIcon
              aria-label={t('texts.removeItem', { field: label, number })}
              isDisabled={items.length <= shape.least}
              onPress={() => onChange(path, items.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      {added !== undefined && items.length < shape.most && (
        <Button variant="secondary" size="small" onPress={() => onChange(path, [...items, added])}>
          <Plus aria-hidden="true" /> {t('texts.addItem')}
        </Button>
      )}
    </fieldset>
  )
}
