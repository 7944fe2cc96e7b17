import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'SearchField',
  component: SearchField,
  args: { label: 'Search conversations', clearLabel: 'Clear the search' },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Name or message' } }

export const Filled: Story = { args: { defaultValue: 'hiking' } }

export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Search conversations' } }

export const Pending: Story = {
  args: { defaultValue: 'hiking', isPending: true, pendingLabel: 'Searching…' },
}

export const Invalid: Story = {
  args: { defaultValue: 'h', errorMessage: 'Type at least two characters.' },
}

export const Disabled: Story = { args: { defaultValue: 'hiking', isDisabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Keskusteluista ja yhteystiedoista hakeminen',
    defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
}
