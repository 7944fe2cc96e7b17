import type { LanderContent, LanderProp, LanderProps, Locale } from 'contracts'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/button'
import type { Block } from '../../block/block.tsx'
import { type Path, propsOf, removeBlock, setIn, setProps } from '../document/edit.ts'
import { shapeOf } from '../document/field-shape.ts'
import { isHidden, setHidden } from '../document/variant-blocks.ts'
import { GroupFields } from '../fields/shape-field.tsx'
import { useNumberedName } from '../fields/use-names.ts'
import { problemsAt, type Refused } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './editor.module.css'
import { PageBlockForm } from './page-block-form.tsx'

interface BlockFormProps {
  readonly content: LanderContent
  readonly id: string
  readonly known: readonly Block[]
  readonly locale: Locale
  readonly variant: string | null
  readonly refused: Refused | undefined
  readonly onChange: (change: (content: LanderContent) => LanderContent, name: string) => void
}

/** A form made from the schema of a block's props. A block that this version doesn't know is kept. */
export function BlockForm({ content, id, known, locale, variant, refused, onChange }: BlockFormProps) {
  const t = useStudioWords()
  const nameOfBlock = useNumberedName()
  const block = content.blocks.find((one) => one.id === id)
  if (!block) return null
  const type = known.find((one) => one.type === block.type && one.bv === block.bv)
  const shape = type && shapeOf(type.props)

  function change(path: Path, value: LanderProp) {
    const next = (now: LanderContent) =>
      setProps(now, { block: id, variant }, setIn(propsOf(now, id, variant), path, value) as LanderProps)
    onChange(next, [id, variant, locale, ...path].join('/'))
  }

  return (
    <div className={classes.form}>
      <h2>{nameOfBlock(content, id)}</h2>
      <PageBlockForm content={content} id={id} onChange={onChange} />
      {shape?.kind === 'group' ? (
        <GroupFields
          shape={shape}
          value={propsOf(content, id, variant)}
          path={[]}
          locale={locale}
          problemOf={problemsAt(refused, { tab: 'blocks', block: id, variant, locale })}
          onChange={change}
        />
      ) : (
        <p>{t('parts.unknown')}</p>
      )}
      {variant === null ? (
        <Button
          variant="quiet"
          className={classes.remove}
          onPress={() => onChange((now) => removeBlock(now, id), '')}
        >
          <Trash2 aria-hidden="true" /> {t('parts.remove')}
        </Button>
      ) : (
        <HideButton content={content} id={id} variant={variant} onChange={onChange} />
      )}
    </div>
  )
}

/** A variant can leave a block out, without taking it from the others. */
function HideButton({
  content,
  id,
  variant,
  onChange,
}: Pick<BlockFormProps, 'content' | 'id' | 'onChange'> & { readonly variant: string }) {
  const t = useStudioWords()
  const hidden = isHidden(content, id, variant)
  const Icon = hidden ? Eye : EyeOff
  return (
    <Button
      variant="quiet"
      className={classes.hide}
      onPress={() => onChange((now) => setHidden(now, { block: id, variant }, !hidden), '')}
    >
      <Icon aria-hidden="true" />{' '}
      {t(hidden ? 'parts.show' : 'parts.hide', { variant: variant.toUpperCase() })}
    </Button>
  )
}
