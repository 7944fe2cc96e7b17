import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { broken, portrait } from '../picture/story-pictures.ts'
import classes from './avatar.stories.module.css'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Avatar',
  component: Avatar,
  args: { name: 'Vera van Dijk', src: portrait.src, alt: 'Vera' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

const sizes = ['small', 'medium', 'large', 'huge'] as const
const online = <Badge tone="success" role="img" aria-label="Online" />

export const Sizes: Story = {
  render: (args) => (
    <div className={classes.row}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

export const Initials: Story = {
  render: () => (
    <div className={classes.row}>
      {sizes.map((size) => (
        <Avatar key={size} name="Vera van Dijk" size={size} />
      ))}
      <Avatar name="Jonas" />
      <Avatar name="77" />
    </div>
  ),
}

export const Online: Story = {
  render: (args) => (
    <div className={classes.row}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} badge={online} />
      ))}
      <Avatar name="Jonas" badge={online} />
    </div>
  ),
}

export const Broken: Story = { args: { src: broken.src } }
