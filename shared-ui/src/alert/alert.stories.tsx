import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Alert',
  component: Alert,
  args: { children: 'Members with a photo receive far more answers.' },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Success: Story = { args: { tone: 'success', children: 'Your email is confirmed.' } }

export const Warning: Story = {
  args: {
    tone: 'warning',
    heading: 'Your e-mail address is not confirmed',
    children: 'Look for our mail to finish.',
  },
}

export const Danger: Story = {
  args: { tone: 'danger', heading: 'Payment failed or has been cancelled', children: 'Nothing was charged.' },
}

export const WithAction: Story = {
  args: {
    tone: 'danger',
    heading: 'Payment failed or has been cancelled',
    children: 'Nothing was charged. Try again, or choose another way to pay.',
    action: <Button size="small">Choose another way</Button>,
  },
}

export const Dismissible: Story = {
  args: { dismiss: { label: 'Hide this message', onPress: () => undefined } },
}

export const DismissibleWithAction: Story = {
  args: {
    heading: 'Show yourself',
    action: <Button size="small">Add a photo</Button>,
    dismiss: { label: 'Hide this message', onPress: () => undefined },
  },
}

export const Line: Story = {
  args: {
    look: 'line',
    tone: 'warning',
    heading: 'Confirm your email',
    action: (
      <Button size="small" variant="quiet">
        Send again
      </Button>
    ),
    dismiss: { label: 'Close', onPress: () => {} },
    children: undefined,
  },
}
