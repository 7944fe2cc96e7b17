import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import classes from './interest-icon.stories.module.css'
import { InterestIcon, type InterestName } from './interest-icon.tsx'
import { interestIcons } from './interest-icons.ts'

const meta = {
  title: 'InterestIcon',
  component: InterestIcon,
  args: { interest: 'dancing' },
} satisfies Meta<typeof InterestIcon>
export default meta

type Story = StoryObj<typeof meta>

export const AllFifty: Story = {
  render: () => (
    <ul className={classes.grid}>
      {(Object.keys(interestIcons) as InterestName[]).sort().map((interest) => (
        <li key={interest} className={classes.item}>
          <InterestIcon interest={interest} size={32} />
          {interest.replaceAll('-', ' ')}
        </li>
      ))}
    </ul>
  ),
}

export const Sizes: Story = {
  render: () => (
    <p className={classes.sizes}>
      {([16, 20, 24, 32, 48] as const).map((size) => (
        <InterestIcon key={size} interest="biking" size={size} />
      ))}
    </p>
  ),
}
