import { CircleHelp } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import classes from './tooltip.stories.module.css'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

const meta = {
  title: 'Tooltip',
  component: Tooltip,
  args: {
    content: 'Visible to members only',
    children: (
      <Button variant="quiet" isIcon aria-label="Who sees this">
        <CircleHelp aria-hidden="true" />
      </Button>
    ),
    defaultOpen: true,
  },
  render: (props: TooltipProps) => (
    <div className={classes.room}>
      <Tooltip {...props} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Above: Story = { render: meta.render }

export const Below: Story = { render: meta.render, args: { placement: 'bottom' } }

export const LongWords: Story = {
  render: meta.render,
  args: { content: 'Näkyvissä ainoastaan sähköpostiosoitteensa vahvistaneille jäsenille' },
}

export const Closed: Story = { render: meta.render, args: { defaultOpen: false } }
