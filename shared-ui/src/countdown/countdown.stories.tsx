import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Countdown } from './countdown.tsx'

const newYear = Date.UTC(2030, 0, 1)

const meta = {
  title: 'Countdown',
  component: Countdown,
  args: {
    deadline: newYear,
    now: () => newYear - ((3 * 60 + 12) * 60 + 9) * 1000,
    'aria-label': 'Time left',
  },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: (props) => (
    <p>
      Your new-member discount ends in <Countdown {...props} />.
    </p>
  ),
}

export const Boxes: Story = { args: { look: 'boxes' } }

export const BoxesWithUnits: Story = {
  args: { look: 'boxes', units: { hours: 'hours', minutes: 'minutes', seconds: 'seconds' } },
}

export const LongWords: Story = {
  args: { look: 'boxes', units: { hours: 'Stunden', minutes: 'minuuttia', seconds: 'sekundärer' } },
}

export const Ended: Story = { args: { look: 'boxes', now: () => newYear } }
