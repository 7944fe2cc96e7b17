import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { RetryAlert } from './retry-alert.tsx'

const meta = {
  title: 'RetryAlert',
  component: RetryAlert,
  args: {
    children: 'An error occurred, please try again later.',
    retryLabel: 'Try again',
    pendingLabel: 'Loading…',
    isRetrying: false,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof RetryAlert>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {}

export const Retrying: Story = { args: { isRetrying: true } }

export const LongWords: Story = {
  args: {
    children: 'Sähköpostiosoitteen vahvistusviestin uudelleenlähettäminen on väliaikaisesti poissa käytöstä.',
    retryLabel: 'Yritä uudelleen',
  },
}
