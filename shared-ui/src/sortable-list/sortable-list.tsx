import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { classNames } from '../class-names/class-names.ts'
import { moveBeside } from './move-beside.ts'
import classes from './sortable-list.module.css'

interface Sortable {
  readonly id: string
  readonly label: string
}

export interface SortableListProps<Item extends Sortable> {
  'aria-label': string
  className?: string | undefined
  items: readonly Item[]
  /** The label of the handle by which an item is dragged; screen readers hear the item's own after it. */
  handleLabel: string
  selected?: string | undefined
  onSelect: (id: string) => void
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly string[]) => void
  /** The look of an item; by default its label. */
  children?: (item: Item) => ReactNode
}

/**
 * A list of which one item is selected, and whose order changes by drag and drop: with a mouse, by touch, and by keyboard
 * (Enter on the handle, the arrow keys, Enter again).
 */
export function SortableList<Item extends Sortable>({
  items,
  handleLabel,
  selected,
  onSelect,
  onReorder,
  className,
  children = ({ label }) => label,
  ...props
}: SortableListProps<Item>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(classes.place)} />,
    onReorder({ keys, target }) {
      const ids = items.map(({ id }) => id)
      onReorder(moveBeside(ids, [...keys].map(String), String(target.key), target.dropPosition === 'before'))
    },
  })
  return (
    <GridList
      {...props}
      className={classNames(classes.root, className)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined) onSelect(String(key))
      }}
      dragAndDropHooks={dragAndDropHooks}
    >
      {items.map((item) => (
        <GridListItem key={item.id} id={item.id} textValue={item.label} className={classNames(classes.item)}>
          <Button slot="drag" className={classNames(classes.handle)} aria-label={handleLabel}>
            <GripVertical aria-hidden="true" />
          </Button>
          <span className={classes.content}>{children(item)}</span>
        </GridListItem>
      ))}
    </GridList>
  )
}
