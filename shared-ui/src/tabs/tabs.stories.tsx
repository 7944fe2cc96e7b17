import { Heart, HeartHandshake, Send } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const meta = { title: 'Tabs' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: () => (
    <Tabs>
      <TabList aria-label="Your credits">
        <Tab id="bundles">Bundles</Tab>
        <Tab id="history">History</Tab>
        <Tab id="refund" isDisabled>
          Refund
        </Tab>
      </TabList>
      <TabPanel id="bundles">Every bundle makes you a premium member.</TabPanel>
      <TabPanel id="history">What you spent, and on what.</TabPanel>
      <TabPanel id="refund">Unused credits are refunded within fourteen days.</TabPanel>
    </Tabs>
  ),
}

export const WithIconsAndBadges: Story = {
  render: () => (
    <Tabs defaultSelectedKey="mutual">
      <TabList aria-label="Likes">
        <Tab id="received" icon={<Heart />} badge={<Badge tone="secondary">12</Badge>}>
          Likes you
        </Tab>
        <Tab id="mutual" icon={<HeartHandshake />}>
          Matches
        </Tab>
        <Tab id="sent" icon={<Send />}>
          You like
        </Tab>
      </TabList>
      <TabPanel id="received">Twelve members like you.</TabPanel>
      <TabPanel id="mutual">Nobody yet. A like that is returned makes a match.</TabPanel>
      <TabPanel id="sent">You like four members.</TabPanel>
    </Tabs>
  ),
}

export const LongWords: Story = {
  render: () => (
    <Tabs>
      <TabList aria-label="Tykkäykset">
        <Tab id="received">Vastaanotetut tykkäykset</Tab>
        <Tab id="mutual">Molemminpuoliset tykkäykset</Tab>
        <Tab id="sent">Lähettämäsi tykkäykset</Tab>
      </TabList>
      <TabPanel id="received">Kaksitoista jäsentä tykkää sinusta.</TabPanel>
      <TabPanel id="mutual">Ei vielä yhtään.</TabPanel>
      <TabPanel id="sent">Neljä jäsentä.</TabPanel>
    </Tabs>
  ),
}
