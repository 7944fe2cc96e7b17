import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { DialogTrigger } from '../dialog/dialog-trigger.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const meta = {
  title: 'ConfirmDialog',
  component: ConfirmDialog,
  args: {
    heading: 'Delete this conversation?',
    children: 'All messages with Vera disappear for you. She keeps hers.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    tone: 'danger',
    pendingLabel: 'Deleting…',
    onConfirm: () => undefined,
  },
  render: (props: ConfirmDialogProps) => (
    <DialogTrigger defaultOpen trigger={<Button variant="secondary">Open</Button>}>
      <ConfirmDialog {...props} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Danger: Story = { render: meta.render }

export const Pending: Story = { render: meta.render, args: { isPending: true } }

export const Failed: Story = {
  render: meta.render,
  args: { problem: 'You’re offline. Try again when you’re back.' },
}

export const Neutral: Story = {
  render: meta.render,
  args: {
    tone: 'neutral',
    heading: 'Leave without saving?',
    children: 'What you have written here is not saved yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
}

export const Discard: Story = {
  render: meta.render,
  args: {
    tone: 'discard',
    heading: 'Leave sign-up?',
    children: 'You’ll lose what you’ve entered.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep going',
  },
}

export const LongWords: Story = {
  render: meta.render,
  args: {
    heading: 'Käyttäjätilin lopullinen poistaminen',
    children: 'Käyttäjätilisi poistetaan lopullisesti neljäntoista vuorokauden kuluttua.',
    confirmLabel: 'Poista käyttäjätili lopullisesti',
    cancelLabel: 'Säilytä käyttäjätili',
  },
}
