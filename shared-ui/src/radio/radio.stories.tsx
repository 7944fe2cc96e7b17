import { Coins, CreditCard, Landmark, Wallet } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Radio } from './radio.tsx'
import { RadioGroup } from './radio-group.tsx'

const choices = (
  <>
    <Radio value="female">Woman</Radio>
    <Radio value="male">Man</Radio>
  </>
)

const payments = (
  <>
    <Radio value="card" icon={<CreditCard />} description="Mastercard, Visa, Maestro">
      Credit card
    </Radio>
    <Radio value="debit" icon={<Landmark />} description="From your bank account, within three days">
      SEPA direct debit
    </Radio>
    <Radio value="paypal" icon={<Wallet />} isDisabled description="Not in your country">
      PayPal
    </Radio>
  </>
)

const meta = {
  title: 'Radio',
  component: RadioGroup,
  args: { label: 'I am a', children: choices },
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { defaultValue: 'female' } }

export const Horizontal: Story = { args: { defaultValue: 'female', orientation: 'horizontal' } }

export const WithDescription: Story = {
  args: {
    label: 'Who writes to me?',
    description: 'It can be changed at any time.',
    defaultValue: 'all',
    children: (
      <>
        <Radio value="all" description="Everybody who is not blocked.">
          All members
        </Radio>
        <Radio value="liked" description="Members whom you have liked before.">
          Members I like
        </Radio>
      </>
    ),
  },
}

export const Required: Story = { args: { isRequired: true } }

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose one of the two.' } }

export const ReadOnly: Story = { args: { defaultValue: 'female', isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: 'female', isDisabled: true } }

export const Cards: Story = {
  args: { label: 'How would you like to pay?', variant: 'card', defaultValue: 'card', children: payments },
}

export const CardsInvalid: Story = {
  args: {
    label: 'How would you like to pay?',
    variant: 'card',
    children: payments,
    errorMessage: 'Choose a way to pay.',
  },
}

export const CardsReadOnly: Story = {
  args: {
    label: 'How would you like to pay?',
    variant: 'card',
    defaultValue: 'card',
    isReadOnly: true,
    children: payments,
  },
}

export const LongWords: Story = {
  args: {
    label: 'Luottokorttimaksun vaihtoehtoiset maksutavat',
    variant: 'card',
    defaultValue: 'long',
    children: (
      <Radio
        value="long"
        icon={<Coins />}
        description="Zahlungsverkehrsdienstleistungsgebühren werden vor dem Bezahlen angezeigt."
      >
        Lastschrifteinzugsermächtigungsverfahren
      </Radio>
    ),
  },
}

export const Chips: Story = {
  args: {
    label: 'Eye colour',
    variant: 'chip',
    defaultValue: 'green',
    children: ['Blue', 'Brown', 'Green', 'Grey', 'Hazel', 'Sininen tai vihertävänharmaa'].map((colour) => (
      <Radio key={colour} value={colour.toLowerCase()}>
        {colour}
      </Radio>
    )),
  },
}
