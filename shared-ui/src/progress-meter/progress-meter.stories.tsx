import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ProgressMeter } from './progress-meter.tsx'

const meta = {
  title: 'ProgressMeter',
  component: ProgressMeter,
  args: { value: 0.4, label: 'Uploading beach.jpg' },
} satisfies Meta<typeof ProgressMeter>
export default meta

type Story = StoryObj<typeof meta>

export const Halfway: Story = {}

export const Begun: Story = { args: { value: 0 } }

export const Done: Story = { args: { value: 1 } }

export const Unknown: Story = { args: { value: null } }
