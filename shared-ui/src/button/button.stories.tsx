import { Heart, Search, Trash2, X } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import classes from './button.stories.module.css'
import { Button } from './button.tsx'

const meta = { title: 'Button', component: Button, args: { children: 'Show members' } } satisfies Meta<
  typeof Button
>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Ask later' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Not now' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } }

export const WithIcon: Story = {
  render: () => (
    <div className={classes.row}>
      <Button>
        <Search aria-hidden="true" /> Search
      </Button>
      <Button variant="secondary">
        <Heart aria-hidden="true" /> Like
      </Button>
      <Button variant="danger">
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      <Button variant="quiet" isIcon aria-label="Close">
        <X aria-hidden="true" />
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className={classes.row}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  ),
}

export const Disabled: Story = {
  render: () => (
    <div className={classes.row}>
      <Button isDisabled>Send message</Button>
      <Button variant="quiet" isDisabled>
        Not now
      </Button>
    </div>
  ),
}

export const Pending: Story = {
  render: () => (
    <div className={classes.row}>
      <Button isPending pendingLabel="Sending…">
        Send message
      </Button>
      <Button variant="secondary" isPending pendingLabel="Saving…">
        Save
      </Button>
      <Button variant="quiet" isPending pendingLabel="Loading…">
        Load more
      </Button>
      <Button variant="danger" isPending pendingLabel="Deleting…">
        Delete
      </Button>
    </div>
  ),
}

export const FullWidth: Story = { args: { isFullWidth: true, size: 'large' } }

export const LongWords: Story = {
  args: {
    children: 'Aktivoi käyttäjätilisi sähköpostivahvistuksella ja jatka keskustelua',
    isFullWidth: true,
  },
}
