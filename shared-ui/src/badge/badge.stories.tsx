import { Crown } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import classes from './badge.stories.module.css'
import { Badge, type BadgeProps } from './badge.tsx'
import { FictionalBadge } from './fictional-badge.tsx'

const meta = { title: 'Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

const tones = ['neutral', 'primary', 'secondary', 'success', 'warning', 'danger'] as const

function InEveryTone(props: BadgeProps) {
  return (
    <p className={classes.row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} {...props}>
          {props.children ?? tone}
        </Badge>
      ))}
    </p>
  )
}

export const Solid: Story = { render: () => <InEveryTone /> }

export const Soft: Story = { render: () => <InEveryTone look="soft" /> }

export const Counts: Story = {
  render: () => (
    <p className={classes.row}>
      <Badge tone="secondary">3</Badge>
      <Badge tone="secondary">42</Badge>
      <Badge tone="secondary">99+</Badge>
      <Badge tone="warning">8</Badge>
      <Badge tone="danger">0</Badge>
    </p>
  ),
}

export const Dot: Story = {
  render: () => (
    <p className={classes.row}>
      <span>
        Likes <Badge tone="secondary" role="img" aria-label="New likes" />
      </span>
      <span>
        Vera <Badge tone="success" role="img" aria-label="Online" />
      </span>
    </p>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <Badge tone="primary" look="soft">
      <Crown aria-hidden="true" /> Premium
    </Badge>
  ),
}

export const Fictional: Story = {
  render: () => (
    <p className={classes.row}>
      <FictionalBadge>Fictional profile</FictionalBadge>
    </p>
  ),
}
