import { type LanderContent, type Locale, pageNameOf } from 'contracts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { Select } from 'shared-ui/select'
import { SortableList } from 'shared-ui/sortable-list'
import { addBlock, propsOf } from '../document/edit.ts'
import { countOutdated } from '../document/places-to-translate.ts'
import { countMissing, textsIn } from '../document/texts-of.ts'
import { blocksOf, isHidden, reorderBlocks } from '../document/variant-blocks.ts'
import { useBlockName, useNumberedName } from '../fields/use-names.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './editor.module.css'
import { TranslationBadges } from './translation-badges.tsx'

interface BlockListProps {
  readonly content: LanderContent
  readonly locale: Locale
  readonly variant: string | null
  readonly selected: string | undefined
  /** The id of the block with a text that the server refuses. */
  readonly refused: string | undefined
  /** Blocks that can be added, one of each type. */
  readonly offered: LanderContent['blocks']
  readonly onSelect: (id: string) => void
  readonly onChange: (content: LanderContent) => void
}

/** The blocks of the page, in the order of the variant that is shown. */
export function BlockList({
  content,
  locale,
  variant,
  selected,
  refused,
  offered,
  onSelect,
  onChange,
}: BlockListProps) {
  const t = useStudioWords()
  const blockName = useBlockName()
  const nameOfBlock = useNumberedName()
  const [type, setType] = useState<string | null>(null)
  const items = blocksOf(content, variant).map(({ id, props, when, note }) => ({
    id,
    label: nameOfBlock(content, id),
    missing: countMissing(textsIn(props), locale),
    outdated: countOutdated(content, propsOf(content, id, variant), locale),
    hidden: isHidden(content, id, variant),
    when,
    note,
  }))
  const added = offered.find((block) => block.type === type)

  function add() {
    if (!added) return
    // A built-in page ends in the company's details, far below most of its blocks.
    const next = addBlock(content, added, pageNameOf(content) && selected)
    onChange(next.content)
    onSelect(next.id)
  }

  return (
    <div className={classes.blocks}>
      <SortableList
        className={classes.scroll}
        aria-label={t('parts.title')}
        items={items}
        handleLabel={t('parts.move')}
        selected={selected}
        onSelect={onSelect}
        onReorder={(ids) => onChange(reorderBlocks(content, ids, variant))}
      >
        {({ id, label, missing, outdated, hidden, when, note }) => (
          <>
            {label}
            {id === refused && <Badge tone="danger">{t('refused.here')}</Badge>}
            {when && <Badge>{t(`when.${when}`)}</Badge>}
            {note !== undefined && <Badge tone="warning">{t('lawyer.badge')}</Badge>}
            {hidden && <Badge>{t('parts.hidden')}</Badge>}
            <TranslationBadges missing={missing} outdated={outdated} />
          </>
        )}
      </SortableList>
      <div className={classes.add}>
        <Select
          label={t('parts.add')}
          placeholder={t('texts.choose')}
          options={offered.map((block) => ({ id: block.type, label: blockName(block.type) }))}
          value={type}
          onChange={setType}
        />
        <Button variant="secondary" isDisabled={!added} onPress={add}>
          <Plus aria-hidden="true" /> {t('texts.addItem')}
        </Button>
      </div>
    </div>
  )
}
