import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FactChips } from './fact-chips.tsx'

const meta = { title: 'FactChips', component: FactChips } satisfies Meta<typeof FactChips>
export default meta

type Story = StoryObj<typeof meta>

export const OnAProfile: Story = {
  args: {
    facts: [
      { label: 'Gender', value: 'Woman', isPlain: true },
      { label: 'Relationship status', value: 'Single', isPlain: true },
      { label: 'Hair colour', value: 'Red' },
      { label: 'Tattoos', value: 'Yes' },
    ],
  },
}

export const LongWords: Story = {
  args: { facts: [{ label: 'Beziehungsstatus der Person', value: 'Eingetragene Lebenspartnerschaft' }] },
}
