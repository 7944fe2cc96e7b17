import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Checkbox',
  component: Checkbox,
  args: { children: 'Show me to visitors' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ticked: Story = { args: { defaultSelected: true } }

export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All notifications' } }

export const WithDescription: Story = {
  args: { description: 'Visitors see your main photo and your first name.' },
}

export const WithLink: Story = {
  args: {
    isRequired: true,
    children: (
      <>
        I have read the <a href="#terms">terms</a> and the <a href="#privacy">privacy statement</a>.
      </>
    ),
  },
}

export const Invalid: Story = {
  args: {
    isRequired: true,
    children: 'I am at least 18 years old',
    errorMessage: 'Amberly is for adults only.',
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } }

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="Send me an e-mail about"
      description="Push messages are set up elsewhere."
      defaultValue={['likes']}
    >
      <Checkbox value="messages">New messages</Checkbox>
      <Checkbox value="likes">New likes</Checkbox>
      <Checkbox value="offers">Offers</Checkbox>
      <Checkbox value="news" isDisabled>
        News
      </Checkbox>
    </CheckboxGroup>
  ),
}

export const GroupInvalid: Story = {
  render: () => (
    <CheckboxGroup label="I am looking for" isRequired errorMessage="Choose at least one.">
      <Checkbox value="female">Women</Checkbox>
      <Checkbox value="male">Men</Checkbox>
    </CheckboxGroup>
  ),
}

export const LongWords: Story = {
  args: {
    children:
      'Hyväksyn käyttöehdot sekä henkilötietojeni käsittelyn tietosuojaselosteessa kuvatulla tavalla, Datenschutzgrundverordnungskonformitätserklärung',
    description: 'Suostumuksen voi peruuttaa milloin tahansa ilmoitusasetuksissa.',
    errorMessage: 'Rekisteröityminen edellyttää käyttöehtojen hyväksymistä.',
  },
}
