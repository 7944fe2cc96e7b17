import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import classes from './popover.stories.module.css'
import { Popover, type PopoverProps } from './popover.tsx'
import { PopoverTrigger } from './popover-trigger.tsx'

const meta = {
  title: 'Popover',
  component: Popover,
  args: { heading: 'Eight credits are left', children: 'That is enough for two more messages.' },
  render: (props: PopoverProps) => (
    <PopoverTrigger defaultOpen trigger={<Button variant="secondary">Credits</Button>}>
      <Popover {...props} />
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const WithHeading: Story = { render: meta.render }

export const WithAction: Story = {
  render: meta.render,
  args: {
    children: (
      <div className={classes.content}>
        <p>That is enough for two more messages.</p>
        <Button slot="close" size="small">
          Get credits
        </Button>
      </div>
    ),
  },
}

export const LongWords: Story = {
  render: meta.render,
  args: {
    heading: 'Sähköpostiosoitteen vahvistusviesti',
    children: 'Vahvista sähköpostiosoitteesi, niin keskustelukumppanisi voi vastata sinulle.',
  },
}
