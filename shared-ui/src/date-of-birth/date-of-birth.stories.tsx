import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DateOfBirth } from './date-of-birth.tsx'

const meta = {
  title: 'DateOfBirth',
  component: DateOfBirth,
  args: { label: 'Date of birth' },
} satisfies Meta<typeof DateOfBirth>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { isRequired: true, description: 'You must be at least 18.' } }

export const Filled: Story = { args: { defaultValue: '1990-04-23' } }

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Enter your date of birth (18+)' },
}

export const ReadOnly: Story = { args: { defaultValue: '1990-04-23', isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: '1990-04-23', isDisabled: true } }

export const German: Story = {
  render: () => (
    <I18nProvider locale="de-DE">
      <DateOfBirth label="Geburtsdatum" defaultValue="1990-04-23" />
    </I18nProvider>
  ),
}

export const Swedish: Story = {
  render: () => (
    <I18nProvider locale="sv-SE">
      <DateOfBirth label="Födelsedatum" defaultValue="1990-04-23" />
    </I18nProvider>
  ),
}

export const LongWords: Story = {
  render: () => (
    <I18nProvider locale="fi-FI">
      <DateOfBirth
        label="Syntymäaika henkilöllisyystodistuksen mukaisesti"
        errorMessage="Vähimmäisikävaatimus ei täyty: syötä syntymäaikasi (18+)"
      />
    </I18nProvider>
  ),
}
