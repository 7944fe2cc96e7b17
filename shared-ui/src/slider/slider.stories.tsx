import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Slider } from './slider.tsx'

const meta = {
  title: 'Slider',
  component: Slider,
  args: {
    label: 'Zoom',
    minValue: 1,
    maxValue: 4,
    step: 0.1,
    defaultValue: 1.6,
    formatOptions: { style: 'percent' },
  },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AtItsStart: Story = { args: { defaultValue: 1 } }

export const WithDescription: Story = {
  args: { description: 'Close up, so that your face fills the picture.' },
}

export const Disabled: Story = { args: { isDisabled: true } }
