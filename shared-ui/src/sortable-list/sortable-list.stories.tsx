import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { SortableList } from './sortable-list.tsx'

const meta = { title: 'SortableList' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const PARTS = [
  { id: 'gallery', label: 'A wall of pictures' },
  { id: 'steps', label: 'Three steps to the first chat' },
  { id: 'signup', label: 'Signup' },
]

function Example() {
  const [items, setItems] = useState(PARTS)
  const [selected, setSelected] = useState('steps')
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => items.filter((item) => item.id === id))
  return (
    <SortableList
      aria-label="Parts of the page"
      items={items}
      handleLabel="Move"
      selected={selected}
      onSelect={setSelected}
      onReorder={(ids) => setItems(inOrder(ids))}
    >
      {({ id, label }) => (
        <>
          {label}
          {id === 'signup' && <Badge tone="warning">2 missing</Badge>}
        </>
      )}
    </SortableList>
  )
}

export const Parts: Story = { render: () => <Example /> }
