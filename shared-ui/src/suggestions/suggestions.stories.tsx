import { Lightbulb } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Suggestion, Suggestions } from './suggestions.tsx'

const lines = [
  'What made you smile today?',
  'Coffee or wine: which should it be on a first evening?',
  'Where would you go tomorrow if work let you?',
]

const meta = {
  title: 'Suggestions',
  component: Suggestions,
  args: { 'aria-label': 'Ideas for your first message', lines, expected: 3, onChoose: () => {} },
} satisfies Meta<typeof Suggestions>
export default meta

type Story = StoryObj<typeof meta>

export const Row: Story = {}

export const WithMore: Story = {
  args: {
    children: (
      <li>
        <Suggestion isMore aria-haspopup="dialog">
          <Lightbulb aria-hidden="true" />
          More ideas
        </Suggestion>
      </li>
    ),
  },
}

export const Loading: Story = { args: { lines: undefined } }

export const LongWords: Story = {
  args: {
    lines: ['Lempikahvilasi kesäviikonloppuaamuna?', 'Sonntagnachmittagsspaziergang oder Fernsehabend?'],
  },
}
