import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'new-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { isRequired: true, description: 'At least 8 characters.' } }

export const Filled: Story = { args: { defaultValue: 'correct horse', autoComplete: 'current-password' } }

export const Weak: Story = {
  args: { defaultValue: 'amberly1', strength: { level: 1, label: 'Too easy to guess' } },
}

export const Fair: Story = {
  args: { defaultValue: 'amber rain', strength: { level: 2, label: 'A longer one is safer' } },
}

export const Strong: Story = {
  args: { defaultValue: 'four words in a row', strength: { level: 4, label: 'Very good' } },
}

export const Invalid: Story = {
  args: { defaultValue: 'amber', errorMessage: 'The entered passwords are not the same.' },
}

export const Disabled: Story = { args: { defaultValue: 'correct horse', isDisabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Rekisteröitymisen yhteydessä valittu salasana',
    showLabel: 'Näytä salasana',
    hideLabel: 'Piilota salasana',
    defaultValue: 'kolmivaihekilowattituntimittari',
    strength: { level: 2, label: 'Salasanan murtaminen onnistuisi verrattain nopeasti' },
  },
}
