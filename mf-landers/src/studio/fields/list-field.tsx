import type { LanderProp } from 'contracts'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/button'
import type { FieldShape } from '../document/field-shape.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './fields.module.css'
import { GroupFields, ShapeField, type ShapeFieldProps } from './shape-field.tsx'

interface ListFieldProps extends ShapeFieldProps {
  readonly shape: Extract<FieldShape, { kind: 'list' }>
}

/** A list of the same fields. A new item is a copy of the last one. */
export function ListField({ name, label, shape, value, path, locale, onChange }: ListFieldProps) {
  const t = useStudioWords()
  const items = Array.isArray(value) ? (value as readonly LanderProp[]) : []
  const last = items.at(-1)
  return (
    <fieldset className={classes['group']}>
      <legend>{label}</legend>
      {items.map((item, index) => {
        const number = index + 1
        const own = { value: item, path: [...path, index], locale, onChange }
        return (
          // Items have no ids, and keep their places while somebody types.
          <div key={index} className={classes['item']}>
            <div className={classes['itemFields']}>
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
      {last !== undefined && items.length < shape.most && (
        <Button variant="secondary" size="small" onPress={() => onChange(path, [...items, last])}>
          <Plus aria-hidden="true" /> {t('texts.addItem')}
        </Button>
      )}
    </fieldset>
  )
}
