import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DateOfBirth } from '../date-of-birth/date-of-birth.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Select } from '../select/select.tsx'
import { TextAreaField } from '../text-field/text-area-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import classes from './field.stories.module.css'

const meta = { title: 'Field' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const countries = [
  { id: 'FI', label: 'Finland' },
  { id: 'DE', label: 'Germany' },
  { id: 'US', label: 'United States' },
]

export const InAForm: Story = {
  render: () => (
    <form className={classes.form}>
      <TextField label="Your name" isRequired autoComplete="nickname" defaultValue="Vera" />
      <TextField
        label="E-mail address"
        type="email"
        isRequired
        defaultValue="vera@example"
        errorMessage="Invalid email"
      />
      <PasswordField
        label="Password"
        isRequired
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
        description="At least 8 characters."
      />
      <DateOfBirth label="Date of birth" isRequired description="You must be at least 18." />
      <Select label="Country" isRequired placeholder="Choose a country" options={countries} />
      <TextAreaField label="About me" maxLength={500} />
      <Checkbox isRequired>
        I have read the <a href="#terms">terms</a> and am at least 18 years old.
      </Checkbox>
      <Button isFullWidth size="large">
        Sign up free of charge
      </Button>
    </form>
  ),
}

export const LongWords: Story = {
  render: () => (
    <form className={classes.form}>
      <TextField
        label="Sähköpostiosoite vahvistusviestin vastaanottamista varten"
        description="Vahvistusviesti lähetetään tähän osoitteeseen muutaman minuutin kuluessa rekisteröitymisestä."
        isRequired
        errorMessage="Tällä sähköpostiosoitteella on jo rekisteröity käyttäjätili tällä verkkosivustolla"
      />
      <Select
        label="Staatsangehörigkeitsnachweis"
        placeholder="Aufenthaltsgenehmigungsbescheinigung auswählen"
        options={countries}
        errorMessage="Bitte wählen Sie die Geschwindigkeitsüberschreitungsbescheinigung aus"
      />
    </form>
  ),
}
