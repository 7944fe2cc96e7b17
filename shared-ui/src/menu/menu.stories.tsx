import { Ban, Bell, ChevronDown, Globe, LogOut, Trash2, UserRound } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components/Menu'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Menu, MenuSeparator } from './menu.tsx'
import { MenuItem } from './menu-item.tsx'

const meta = { title: 'Menu' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Links: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <Button variant="quiet">
        Vera <ChevronDown aria-hidden="true" />
      </Button>
      <Menu placement="bottom start">
        <MenuItem href="#profile" icon={<UserRound />}>
          My profile
        </MenuItem>
        <MenuItem href="#notifications" icon={<Bell />} badge={<Badge tone="secondary">3</Badge>}>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />}>Log out</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
}

export const Actions: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <Button variant="secondary">Conversation</Button>
      <Menu placement="bottom start" disabledKeys={['gift']}>
        <MenuItem id="gift">Send a gift</MenuItem>
        <MenuItem icon={<Ban />} tone="danger">
          Block Vera
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete this conversation
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
}

const languages = { da: 'Dansk', de: 'Deutsch', en: 'English', es: 'Español', fi: 'Suomi', fr: 'Français' }

export const Selection: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <Button variant="quiet">
        <Globe aria-hidden="true" /> English
      </Button>
      <Menu placement="bottom start" selectionMode="single" defaultSelectedKeys={['en']}>
        {Object.entries(languages).map(([locale, name]) => (
          <MenuItem key={locale} id={locale} lang={locale}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  ),
}

export const LongWords: Story = {
  render: () => (
    <MenuTrigger defaultOpen>
      <Button variant="quiet">Käyttäjätili</Button>
      <Menu placement="bottom start">
        <MenuItem icon={<UserRound />} badge={<Badge tone="danger">99+</Badge>}>
          Oman profiilin yksityisyysasetusten muokkaaminen
        </MenuItem>
        <MenuItem icon={<Bell />}>Sähköposti-ilmoitusten hallintamahdollisuudet</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
}

export const Closed: Story = {
  render: () => (
    <MenuTrigger>
      <Button variant="secondary">Conversation</Button>
      <Menu>
        <MenuItem>Send a gift</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
}
