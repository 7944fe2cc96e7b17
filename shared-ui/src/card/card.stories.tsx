import { MapPin, Sparkles } from 'lucide-react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import classes from './card.stories.module.css'
import { Card, CardBody } from './card.tsx'

const meta = { title: 'Card', component: Card } satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: () => (
    <Card className={classes.narrow}>
      <h3 className={classes.name}>Who can see you?</h3>
      <p className={classes.note}>
        Visitors see your main photo only when you allow it. Members see the rest.
      </p>
    </Card>
  ),
}

export const WithPicture: Story = {
  render: () => (
    <div className={classes.grid}>
      {['Vera, 34', 'Jonas, 41', 'Mila, 29'].map((name) => (
        <Card key={name} padding="none">
          <div className={classes.picture} />
          <CardBody>
            <h3 className={classes.name}>
              {name} <Badge tone="success" aria-label="Online" role="img" />
            </h3>
            <p className={classes.place}>
              <MapPin aria-hidden="true" size={16} /> Gelderland
            </p>
          </CardBody>
        </Card>
      ))}
    </div>
  ),
}

export const Soft: Story = {
  render: () => (
    <Card tone="soft" className={classes.narrow}>
      <p>Unused credits are refundable within 14 days.</p>
    </Card>
  ),
}

export const Deep: Story = {
  render: () => (
    <Card tone="deep" padding="large" className={classes.narrow}>
      <div className={classes.stack}>
        <Badge tone="primary">Premium</Badge>
        <h2>See every photo</h2>
        <p>Premium comes with your first bundle of credits. It does not renew by itself.</p>
        <Button>
          <Sparkles aria-hidden="true" /> Get premium
        </Button>
        <Button variant="quiet">Compare prices</Button>
      </div>
    </Card>
  ),
}
