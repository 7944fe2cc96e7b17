import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import classes from './progress-steps.stories.module.css'
import { ProgressSteps } from './progress-steps.tsx'

const steps = ['About you', 'Where you live', 'How you look', 'What you like', 'Your photo']

const meta = {
  title: 'ProgressSteps',
  component: ProgressSteps,
  args: { steps, current: 2, label: 'Step 3 of 5' },
} satisfies Meta<typeof ProgressSteps>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 0, label: 'Step 1 of 5' } }

export const Middle: Story = {}

export const Last: Story = { args: { current: 4, label: 'Step 5 of 5' } }

export const LongWords: Story = {
  args: {
    steps: [
      'Perustiedot',
      'Asuinpaikka',
      'Ulkonäkö ja kehonrakenne',
      'Kiinnostuksen kohteet',
      'Profiilikuva',
    ],
    label: 'Vaihe 3 / 5',
  },
}

export const StepByStep: Story = {
  render: function Render() {
    const [current, setCurrent] = useState(0)
    return (
      <div className={classes.form}>
        <ProgressSteps steps={steps} current={current} label={`Step ${current + 1} of ${steps.length}`} />
        <Button onPress={() => setCurrent((current + 1) % steps.length)}>Continue</Button>
      </div>
    )
  },
}
