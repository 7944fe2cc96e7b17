import { HeartCrack, MessageCircleHeart } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'EmptyState',
  component: EmptyState,
  args: { heading: 'No conversations yet', children: 'Write to a member you like and see who answers.' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: { icon: <MessageCircleHeart />, action: <Button>Search members</Button> },
}

export const WithTwoActions: Story = {
  args: {
    icon: <HeartCrack />,
    heading: 'No members matched your search criteria',
    children: 'A wider age range or the whole country often helps.',
    action: (
      <>
        <Button>Change the search</Button>
        <Button variant="quiet">Clear all filters</Button>
      </>
    ),
  },
}

export const WithPicture: Story = {
  args: {
    picture: (
      <svg
        width="160"
        viewBox="0 0 160 80"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle cx="55" cy="40" r="30" />
        <circle cx="105" cy="40" r="30" />
      </svg>
    ),
  },
}

export const TextOnly: Story = {}
