import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Avatar } from '../avatar/avatar.tsx'
import { ActivityDot } from './activity-dot.tsx'

const meta = { title: 'ActivityDot', component: ActivityDot } satisfies Meta<typeof ActivityDot>
export default meta

type Story = StoryObj<typeof meta>

export const Now: Story = {
  args: { when: 'now' },
  render: (props) => (
    <p>
      <ActivityDot {...props} /> Online now
    </p>
  ),
}

export const Today: Story = {
  args: { when: 'today' },
  render: (props) => (
    <p>
      <ActivityDot {...props} /> Active today
    </p>
  ),
}

export const OnPicture: Story = {
  args: { when: 'today' },
  render: (props) => <Avatar name="Vera" size="large" badge={<ActivityDot {...props} />} />,
}
