import { LockKeyhole } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import classes from './picture.stories.module.css'
import { Picture } from './picture.tsx'
import { broken, landscape, portrait } from './story-pictures.ts'
import { Thumb } from './thumb.tsx'

const meta = {
  title: 'Picture',
  component: Picture,
  args: { ...portrait, alt: 'An evening by the sea', className: classes.one },
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

export const Portrait: Story = {}

export const Landscape: Story = { args: landscape }

/** Shown until the image loads. */
export const Placeholder: Story = {
  render: ({ thumbhash = '' }) => <Thumb hash={thumbhash} className={classes.thumb} />,
}

export const Broken: Story = { args: broken }

export const Cropped: Story = { args: { ...landscape, className: classes.square } }

export const Whole: Story = { args: { ...landscape, fit: 'contain', className: classes.square } }

export const WithWordsOver: Story = {
  args: {
    isPriority: true,
    children: (
      <>
        <Badge tone="primary" className={classes.corner}>
          new
        </Badge>
        <span className={classes.name} data-scheme="dark">
          Vera, 34
        </span>
      </>
    ),
  },
}

export const Locked: Story = {
  args: {
    isLocked: true,
    alt: 'A private photo',
    children: (
      <>
        <LockKeyhole aria-hidden="true" />
        <p>Private photo</p>
        <Button size="small">See it with premium</Button>
      </>
    ),
  },
}

export const Grid: Story = {
  render: () => (
    <div className={classes.grid}>
      <Picture {...portrait} alt="" />
      <Picture {...portrait} alt="A private photo" isLocked />
      <Picture {...broken} alt="Vera at the sea" />
      <Picture {...portrait} alt="" />
    </div>
  ),
}
