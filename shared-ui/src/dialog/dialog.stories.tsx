import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import classes from './dialog.stories.module.css'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DialogTrigger } from './dialog-trigger.tsx'

const meta = {
  title: 'Dialog',
  component: Dialog,
  args: {
    heading: 'Who can see this photo?',
    closeLabel: 'Close',
    children: 'Members with premium see it sharp. Everyone else sees it blurred until you share it.',
    actions: (
      <>
        <Button slot="close" variant="quiet">
          Not now
        </Button>
        <Button slot="close">Keep it private</Button>
      </>
    ),
  },
  render: (props: DialogProps) => (
    <DialogTrigger defaultOpen trigger={<Button variant="secondary">Open</Button>}>
      <Dialog {...props} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const WithActions: Story = { render: meta.render }

export const Small: Story = {
  render: meta.render,
  args: { size: 'small', heading: 'Message sent', children: 'Vera is online right now.', actions: null },
}

const paragraphs = [
  'Credits pay for messages, gifts and photos in a conversation. They are paid once; nothing renews by itself.',
  'Before you pay you see the price, the fee of the chosen way to pay, and the total.',
  'Unused credits are refunded within fourteen days. You ask for it on the page of your transactions.',
  'A message to a member who has not yet confirmed the address waits until that is done, and costs nothing until then.',
  'What you spent, and on what, stands in your history for as long as your account exists.',
]

export const LargeAndLong: Story = {
  render: meta.render,
  args: {
    size: 'large',
    heading: 'What credits are for',
    children: (
      <div className={classes.text}>
        {[...paragraphs, ...paragraphs].map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    ),
    actions: <Button slot="close">I understand</Button>,
  },
}

export const FullScreenOnPhones: Story = {
  render: meta.render,
  args: { isFullScreenOnPhones: true },
}

export const WithoutHeading: Story = {
  render: meta.render,
  args: {
    heading: undefined,
    'aria-label': 'Message sent',
    size: 'small',
    children: 'Your message to Vera is on its way.',
    actions: null,
  },
}

export const Alert: Story = {
  render: meta.render,
  args: {
    role: 'alertdialog',
    closeLabel: undefined,
    heading: 'Your session has ended',
    children: 'You were signed out on another device. Sign in again to go on.',
    actions: <Button slot="close">Sign in</Button>,
  },
}

export const LongWords: Story = {
  render: meta.render,
  args: {
    size: 'small',
    heading: 'Sähköpostiosoitteen vahvistusviestin uudelleenlähettäminen',
    children:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    actions: (
      <>
        <Button slot="close" variant="quiet">
          Muistuta myöhemmin
        </Button>
        <Button slot="close">Lähetä vahvistusviesti uudelleen</Button>
      </>
    ),
  },
}

export const Closed: Story = {
  render: (props) => (
    <DialogTrigger trigger={<Button variant="secondary">Open</Button>}>
      <Dialog {...props} />
    </DialogTrigger>
  ),
}
