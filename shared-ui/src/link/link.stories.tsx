import { ArrowRight } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Link } from './link.tsx'
import { linkLook } from './link-look.ts'

const meta = {
  title: 'Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of use' },
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (props) => (
    <p>
      With an account you accept our <Link {...props} />, which you can read before you sign up.
    </p>
  ),
}

export const External: Story = {
  args: { href: 'https://ec.europa.eu', children: 'Online dispute resolution', newTabLabel: 'in a new tab' },
  render: (props) => (
    <p>
      Complaints that we cannot settle go to the <Link {...props} /> of the European Union.
    </p>
  ),
}

export const Standalone: Story = { args: { isStandalone: true } }

export const Quiet: Story = { args: { variant: 'quiet', isStandalone: true } }

export const StandaloneExternal: Story = {
  args: { isStandalone: true, children: 'Onlinestreitbeilegungsplattform', newTabLabel: 'in neuem Tab' },
}

export const LookOnly: Story = {
  render: () => (
    <a href="#members" {...linkLook({ isStandalone: true })}>
      See all members <ArrowRight aria-hidden="true" />
    </a>
  ),
}
