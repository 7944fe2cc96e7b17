import { MapPin } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Combobox } from './combobox.tsx'

const cities = ['Helsinki', 'Hämeenlinna', 'Jyväskylä', 'Oulu', 'Tampere', 'Turku'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Combobox',
  component: Combobox,
  args: { label: 'City', options: cities, emptyText: 'No city has this name.' },
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Type a part of its name' } }

export const Filled: Story = { args: { defaultValue: 'turku', icon: <MapPin /> } }

/** Focused on mount, which opens it. */
export const Open: Story = { args: { autoFocus: true, menuTrigger: 'focus' } }

export const NothingFits: Story = {
  args: { autoFocus: true, menuTrigger: 'focus', isFilteredByCaller: true, options: [], inputValue: 'Xyz' },
}

export const Required: Story = { args: { isRequired: true, description: 'Members nearby are shown first.' } }

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose a city from the list.' } }

export const Pending: Story = {
  args: { options: [], isPending: true, pendingLabel: 'Looking for cities…' },
}

export const ReadOnly: Story = { args: { defaultValue: 'turku', isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: 'turku', isDisabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Asuinpaikkakunta tai lähin kaupunkiseutu',
    defaultValue: 'long',
    options: [{ id: 'long', label: 'Äteritsiputeritsipuolilautatsijänkä, Lappi' }],
  },
}
