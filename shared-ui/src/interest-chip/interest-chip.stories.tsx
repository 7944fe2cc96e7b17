import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { InterestName } from '../interest-icon/interest-icon.tsx'
import { interestIcons } from '../interest-icon/interest-icons.ts'
import classes from './interest-chip.stories.module.css'
import { InterestChip } from './interest-chip.tsx'
import { InterestGroups } from './interest-groups.tsx'
import { InterestToggle, InterestToggles } from './interest-toggle.tsx'

const interestNames = (Object.keys(interestIcons) as InterestName[]).sort()

const meta = {
  title: 'InterestChip',
  component: InterestChip,
  args: { interest: 'hiking', children: 'Hiking' },
} satisfies Meta<typeof InterestChip>
export default meta

type Story = StoryObj<typeof meta>

const some = ['bbq', 'dancing', 'kissing', 'massages', 'sushi', 'travelling'] as const
const inWords = (name: string) => name.replaceAll('-', ' ')

export const OnAProfile: Story = {
  render: () => (
    <ul className={classes.list}>
      {some.map((interest) => (
        <li key={interest}>
          <InterestChip interest={interest}>{inWords(interest)}</InterestChip>
        </li>
      ))}
    </ul>
  ),
}

export const Shared: Story = { args: { look: 'shared' } }

export const Unselected: Story = {
  render: () => <InterestToggle interest="hiking">Hiking</InterestToggle>,
}

export const Selected: Story = {
  render: () => (
    <InterestToggle interest="hiking" defaultSelected>
      Hiking
    </InterestToggle>
  ),
}

export const Disabled: Story = {
  render: () => (
    <InterestToggle interest="hiking" isDisabled>
      Hiking
    </InterestToggle>
  ),
}

export const AllToChoose: Story = {
  render: () => (
    <InterestToggles aria-label="Interests" defaultSelectedKeys={['beach', 'dancing', 'kissing', 'wine']}>
      {interestNames.map((interest) => (
        <InterestToggle key={interest} interest={interest}>
          {inWords(interest)}
        </InterestToggle>
      ))}
    </InterestToggles>
  ),
}

const groups = [
  { id: 'out', label: 'Going out', names: ['beach', 'dancing', 'party', 'travelling'] as const },
  { id: 'food', label: 'Food and drink', names: ['bbq', 'coffee', 'sushi', 'wine'] as const },
  { id: 'intimate', label: 'Intimate', isFolded: true, names: ['kissing', 'massages'] as const },
].map(({ names, ...group }) => ({
  ...group,
  interests: names.map((id) => ({ id: id as InterestName, label: inWords(id) })),
}))

export const InGroups: Story = {
  render: () => <InterestGroups groups={groups} value={['dancing', 'wine']} onChange={() => {}} />,
}

export const InGroupsWithOneFolded: Story = {
  render: () => <InterestGroups groups={groups} value={['kissing']} onChange={() => {}} />,
}

export const LongWords: Story = {
  render: () => (
    <InterestToggles aria-label="Kiinnostuksen kohteet" defaultSelectedKeys={['exchanging-pictures']}>
      <InterestToggle interest="exchanging-pictures">Valokuvien vaihtaminen luotettavasti</InterestToggle>
      <InterestToggle interest="relationship">
        Zwischenmenschliche Beziehungen und Partnerschaft
      </InterestToggle>
    </InterestToggles>
  ),
}
