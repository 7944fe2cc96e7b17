import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../button/button.tsx'
import classes from './progress-bar.stories.module.css'
import { ProgressBar, type ProgressState } from './progress-bar.tsx'

const meta = {
  title: 'ProgressBar',
  component: ProgressBar,
  args: { label: 'The page is loading', state: 'idle' },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

const next: Record<ProgressState, ProgressState> = { idle: 'running', running: 'done', done: 'idle' }

export const ThroughItsStates: Story = {
  render: function Render(args) {
    const [state, setState] = useState<ProgressState>('idle')
    return (
      <>
        <ProgressBar {...args} state={state} />
        <p className={classes.text}>The bar is {state}.</p>
        <Button onPress={() => setState(next[state])}>Make it {next[state]}</Button>
      </>
    )
  },
}

export const Running: Story = {
  args: { state: 'running' },
  render: (args) => (
    <>
      <ProgressBar {...args} />
      <p>The page before stays until the next one is drawn.</p>
    </>
  ),
}
