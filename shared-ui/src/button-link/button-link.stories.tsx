import { Sparkles } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { buttonLook } from './index.ts'

const meta = { title: 'ButtonLink' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  render: () => (
    <a href="#premium" {...buttonLook()}>
      <Sparkles aria-hidden="true" /> Get premium
    </a>
  ),
}

export const Secondary: Story = {
  render: () => (
    <a href="#pricing" {...buttonLook({ variant: 'secondary', size: 'small' })}>
      See all prices
    </a>
  ),
}

export const FullWidth: Story = {
  render: () => (
    <a href="#signup" {...buttonLook({ size: 'large', isFullWidth: true })}>
      Sign up free of charge
    </a>
  ),
}
