import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import type { ToastMessage } from './toast-message.ts'
import { createToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

const meta = { title: 'Toast' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

function Page({ messages }: { messages: readonly ToastMessage[] }) {
  const [queue] = useState(() => {
    const made = createToastQueue()
    for (const message of messages) made.add(message, { timeout: 600_000 })
    return made
  })
  return (
    <>
      <Button variant="secondary" onPress={() => queue.add({ tone: 'success', title: 'Saved' })}>
        Save
      </Button>
      <ToastRegion queue={queue} aria-label="Messages" closeLabel="Close" />
    </>
  )
}

export const Success: Story = {
  render: () => <Page messages={[{ tone: 'success', title: 'Your profile is saved' }]} />,
}

export const Danger: Story = {
  render: () => (
    <Page
      messages={[
        { tone: 'danger', title: 'Your message was not sent', text: 'The connection was lost. Try again.' },
      ]}
    />
  ),
}

export const WithAction: Story = {
  render: () => (
    <Page
      messages={[
        {
          title: 'Conversation with Vera deleted',
          action: { label: 'Undo', onPress: () => undefined },
        },
      ]}
    />
  ),
}

export const News: Story = {
  render: () => (
    <Page
      messages={[
        {
          from: { name: 'Vera' },
          title: 'Vera wrote to you',
          text: 'Is that the sea behind you? I go there every Sunday, whatever the weather, and always with a thermos.',
          topic: 'vera',
          onPress: () => undefined,
        },
      ]}
    />
  ),
}

export const Several: Story = {
  render: () => (
    <Page
      messages={[
        { title: 'Vera likes you too', text: 'Say hello while she is online.' },
        { tone: 'warning', title: 'Eight credits are left' },
        { tone: 'success', title: 'Photo added' },
      ]}
    />
  ),
}

export const None: Story = { render: () => <Page messages={[]} /> }
