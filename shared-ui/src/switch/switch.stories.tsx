import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Switch',
  component: Switch,
  args: { children: 'Privacy mode' },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultSelected: true } }

export const WithDescription: Story = {
  args: { description: 'You are hidden from search and likes, and keep your conversations.' },
}

export const Pending: Story = { args: { defaultSelected: true, isPending: true, pendingLabel: 'Saving…' } }

export const Invalid: Story = { args: { errorMessage: 'This could not be saved. Please try again.' } }

export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } }

export const LongWords: Story = {
  args: {
    children: 'Näkyvyys rekisteröitymättömille vierailijoille hakutulosluettelossa',
    description: 'Benachrichtigungseinstellungen und Sichtbarkeitsbeschränkungen gelten ab sofort.',
  },
}
