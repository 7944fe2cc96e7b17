import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Card, CardBody } from '../card/card.tsx'
import classes from './skeleton.stories.module.css'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = { args: { lines: 3 } }

export const Conversation: Story = {
  render: () => (
    <div className={classes.list} aria-busy="true">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} className={classes.text} />
        </div>
      ))}
    </div>
  ),
}

export const Members: Story = {
  render: () => (
    <div className={classes.grid} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="picture" />
          <CardBody>
            <Skeleton lines={2} />
          </CardBody>
        </Card>
      ))}
    </div>
  ),
}

export const Page: Story = {
  render: () => (
    <div className={classes.list} aria-busy="true">
      <Skeleton shape="heading" />
      <Skeleton lines={4} />
      <Skeleton shape="block" className={classes.banner} />
    </div>
  ),
}
