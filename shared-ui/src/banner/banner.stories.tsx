import { BadgePercent, Megaphone, Timer } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { linkLook } from '../link/link-look.ts'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Banner',
  component: Banner,
  args: { 'aria-label': 'Notice', children: 'We are working on the site tonight between two and three.' },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

const dismiss = { label: 'Hide this message', onPress: () => undefined }

export const Neutral: Story = {}

export const WithAction: Story = {
  args: {
    tone: 'primary',
    icon: <BadgePercent />,
    children: '25% off your first credits with your welcome code.',
    action: (
      <a href="#credits" {...linkLook({ isStandalone: true, variant: 'inherit' })}>
        See the prices
      </a>
    ),
    dismiss,
  },
}

const deadline = Date.UTC(2030, 0, 1, 3, 12, 9)

export const WithCountdown: Story = {
  args: {
    tone: 'secondary',
    look: 'solid',
    icon: <Timer />,
    children: (
      <>
        25% off your first credits, for another{' '}
        <Countdown deadline={deadline} now={() => Date.UTC(2030, 0, 1)} />
      </>
    ),
    action: (
      <Button size="small" variant="secondary">
        Get credits
      </Button>
    ),
    dismiss,
  },
}

export const Warning: Story = {
  args: { tone: 'warning', look: 'solid', icon: <Megaphone />, children: 'This is a test site.', dismiss },
}

export const Danger: Story = { args: { tone: 'danger', children: 'Payments are out of order.' } }

export const LongWords: Story = {
  args: {
    tone: 'success',
    icon: <Megaphone />,
    children: 'Sähköpostiosoitteen vahvistusviestin uudelleenlähettäminen on väliaikaisesti poissa käytöstä.',
    action: (
      <a href="#status" {...linkLook({ isStandalone: true, variant: 'inherit' })}>
        Lue lisää käyttökatkoista
      </a>
    ),
    dismiss,
  },
}
