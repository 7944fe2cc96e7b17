import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Disclosure, DisclosureGroup } from './disclosure.tsx'

const meta = { title: 'Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Group: Story = {
  args: { heading: '' },
  render: () => (
    <DisclosureGroup>
      <Disclosure name="faq" heading="What does a message cost?" defaultOpen>
        Each brand sets its price in credits; it stands beside the button before you send.
      </Disclosure>
      <Disclosure name="faq" heading="Does premium renew by itself?">
        No. You pay once for a bundle of credits, and that makes you a premium member.
      </Disclosure>
      <Disclosure name="faq" heading="How do I get unused credits back?">
        On the page of your transactions, within fourteen days.
      </Disclosure>
    </DisclosureGroup>
  ),
}

export const Alone: Story = {
  args: { heading: 'What does a message cost?', children: 'Each brand sets its price in credits.' },
}

export const LongWords: Story = {
  args: { heading: '' },
  render: () => (
    <DisclosureGroup>
      <Disclosure
        heading="Miten sähköpostiosoitteen vahvistusviestin uudelleenlähettäminen onnistuu?"
        defaultOpen
      >
        Kirjaudu sisään ja valitse käyttäjätilin asetuksista vahvistusviestin uudelleenlähettäminen.
      </Disclosure>
      <Disclosure heading="Rückerstattungsbedingungen für nicht verbrauchte Guthabenpunkte">
        Innerhalb von vierzehn Tagen, auf der Seite Ihrer Zahlungen.
      </Disclosure>
    </DisclosureGroup>
  ),
}
