import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { Choice } from './choice.tsx'

const meta = {
  title: 'Choice',
  component: Choice,
  args: {
    heading: 'Privacy mode',
    headingLevel: 3,
    children: 'Take a break: nobody can find you, and your chats stay as they are.',
    action: (
      <Button variant="secondary" isFullWidth>
        Turn on privacy mode
      </Button>
    ),
  },
} satisfies Meta<typeof Choice>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const LongWords: Story = {
  args: {
    heading: 'Yksityisyystila',
    action: (
      <Button variant="secondary" isFullWidth>
        Ota yksityisyystila käyttöön väliaikaisesti
      </Button>
    ),
  },
}
