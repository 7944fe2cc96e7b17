import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RangeSlider } from './range-slider.tsx'

const meta = {
  title: 'RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Age',
    thumbLabels: ['From', 'to'],
    minValue: 18,
    maxValue: 99,
    formatRange: ([from, to]) => `${from} to ${to} years`,
  },
} satisfies Meta<typeof RangeSlider>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = { args: { defaultValue: [18, 99] } }

export const Narrowed: Story = { args: { defaultValue: [28, 45] } }

export const Meeting: Story = { args: { defaultValue: [40, 40] } }

export const WithDescription: Story = {
  args: { defaultValue: [28, 45], description: 'A wider range finds more members.' },
}

export const Disabled: Story = { args: { defaultValue: [28, 45], isDisabled: true } }

export const LongWords: Story = {
  args: {
    defaultValue: [28, 45],
    label: 'Haettavien jäsenten ikähaarukka',
    formatRange: ([from, to]) => `Altersunterschiede von ${from} bis ${to} Jahren`,
  },
}
