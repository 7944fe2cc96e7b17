import { Mail } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'TextField',
  component: TextField,
  args: { label: 'Your name' },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'Vera' } }

export const Required: Story = {
  args: { isRequired: true, description: 'Other members see it. It is not your e-mail address.' },
}

export const WithPlaceholder: Story = {
  args: { label: 'E-mail address', placeholder: 'vera@example.com', icon: <Mail />, type: 'email' },
}

export const Invalid: Story = {
  args: { defaultValue: '@vera', isRequired: true, errorMessage: 'Username may not start with @' },
}

export const Pending: Story = { args: { defaultValue: 'Vera', isPending: true, pendingLabel: 'Checking…' } }

export const ReadOnly: Story = { args: { defaultValue: 'Vera', isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: 'Vera', isDisabled: true } }

export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Your name' } }

export const LongWords: Story = {
  args: {
    label: 'Käyttäjätunnus, jonka muut jäsenet näkevät profiilisivullasi',
    description: 'Käyttäjätunnusta voi muuttaa myöhemmin asetuksissa.',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel',
    errorMessage: 'Käyttäjätunnus ei saa olla sama kuin sähköpostiosoitteesi',
  },
}

const about = 'I like hiking, old films and long dinners. '

export const SeveralLines: Story = {
  render: () => <TextAreaField label="About me" description="Two or three sentences are enough." />,
}

export const Counted: Story = {
  render: () => <TextAreaField label="About me" maxLength={500} defaultValue={about.repeat(4)} />,
}

export const TooLong: Story = {
  render: () => (
    <TextAreaField
      label="About me"
      maxLength={100}
      defaultValue={about.repeat(3)}
      errorMessage="This is longer than 100 characters."
      remainingLabel={(remaining) => `${remaining} characters left`}
    />
  ),
}

export const SeveralLinesDisabled: Story = {
  render: () => <TextAreaField label="About me" maxLength={100} defaultValue={about} isDisabled />,
}
