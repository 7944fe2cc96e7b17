import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { FullScreen, type FullScreenProps } from './full-screen.tsx'

const meta = {
  title: 'FullScreen',
  component: FullScreen,
  args: {
    isOpen: true,
    onClose: () => undefined,
    heading: 'It’s a match!',
    closeLabel: 'Close',
  },
  render: function Opening({ isOpen: isOpenAtFirst, ...props }: FullScreenProps) {
    const [isOpen, setOpen] = useState(isOpenAtFirst)
    return (
      <>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Open
        </Button>
        <FullScreen {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
          <p>You and Vera like each other.</p>
          <Button size="large">Send a message</Button>
        </FullScreen>
      </>
    )
  },
} satisfies Meta<typeof FullScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { render: meta.render }

export const LongHeading: Story = {
  render: meta.render,
  args: { heading: 'Teillä on yhteensopivuutta enemmän kuin osasitte odottaa' },
}
