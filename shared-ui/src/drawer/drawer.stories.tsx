import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog/dialog-trigger.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const meta = {
  title: 'Drawer',
  component: Drawer,
  args: {
    heading: 'Filters',
    closeLabel: 'Close',
    children: 'Age, place, and what you are looking for narrow the search.',
    actions: (
      <>
        <Button variant="quiet">Clear all</Button>
        <Button slot="close">Show 128 members</Button>
      </>
    ),
  },
  render: (props: DrawerProps) => (
    <DialogTrigger defaultOpen trigger={<Button variant="secondary">Filters</Button>}>
      <Drawer {...props} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

export const FromTheEnd: Story = { render: meta.render }

export const FromTheStart: Story = { render: meta.render, args: { side: 'start', actions: null } }

export const LongWords: Story = {
  render: meta.render,
  args: {
    heading: 'Hakuehtojen yksityiskohtaiset tarkennusmahdollisuudet',
    actions: (
      <>
        <Button variant="quiet">Tyhjennä kaikki hakuehdot</Button>
        <Button slot="close">Näytä 128 hakutulosta</Button>
      </>
    ),
  },
}
