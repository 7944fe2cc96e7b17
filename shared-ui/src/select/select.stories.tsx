import { Mars, Venus } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Select } from './select.tsx'

const bodies = [
  { id: 'slim', label: 'Slim' },
  { id: 'normal', label: 'Normal' },
  { id: 'fat', label: 'Fat' },
]

const meta = {
  title: 'Select',
  component: Select,
  args: { label: 'Body type', placeholder: 'Choose one', options: bodies },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'normal' } }

export const Open: Story = { args: { defaultValue: 'normal', defaultOpen: true } }

export const WithIcons: Story = {
  args: {
    label: 'I am looking for',
    defaultValue: 'female',
    defaultOpen: true,
    options: [
      { id: 'female', label: 'Women', icon: <Venus />, description: '1,024 members near you' },
      { id: 'male', label: 'Men', icon: <Mars />, description: '987 members near you' },
      { id: 'other', label: 'Someone else', isDisabled: true },
    ],
  },
}

export const Required: Story = { args: { isRequired: true, description: 'It is shown on your profile.' } }

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose your body type.' } }

export const Pending: Story = {
  args: { label: 'Region', isPending: true, pendingLabel: 'Loading regions…', options: [] },
}

export const NoOptions: Story = {
  args: { label: 'Region', options: [], emptyText: 'This country has no regions.', defaultOpen: true },
}

export const Disabled: Story = { args: { defaultValue: 'normal', isDisabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Lebenspartnerschaftsverhältnis',
    defaultValue: 'living',
    defaultOpen: true,
    options: [
      { id: 'living', label: 'In eingetragener Lebenspartnerschaft zusammenlebend' },
      { id: 'single', label: 'Naimaton, kenties myöhemmin avioliittoa harkitseva' },
      { id: 'one', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter' },
    ],
  },
}
