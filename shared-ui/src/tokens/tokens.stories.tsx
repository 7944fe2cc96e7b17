import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import classes from './tokens.stories.module.css'

const meta = { title: 'Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const tones = ['neutral', 'primary', 'secondary', 'success', 'warning', 'danger'] as const

export const Tones: Story = {
  render: () => (
    <ul className={classes.swatches}>
      {tones.map((tone) => (
        <li key={tone} data-tone={tone} className={classes.swatch}>
          <span className={classes.solid}>{tone}</span>
          <span className={classes.soft}>soft</span>
          <span className={classes.text}>text</span>
        </li>
      ))}
      <li className={classes.deep}>deep</li>
    </ul>
  ),
}

export const Surfaces: Story = {
  render: () => (
    <div className={classes.surfaces}>
      {(['page', 'sunken', 'surface', 'raised'] as const).map((surface) => (
        <div key={surface} className={classes[surface]}>
          <p>{surface}</p>
          <p className={classes.muted}>muted text</p>
          <p>
            <a href="#link">a link</a>
          </p>
        </div>
      ))}
    </div>
  ),
}

export const Type: Story = {
  render: () => (
    <div className={classes.type}>
      <p className={classes.hero}>Meet someone</p>
      <h1>Heading of a page</h1>
      <h2>Heading of a part</h2>
      <h3>Title of a card</h3>
      <h4>Small heading</h4>
      <p className={classes.lead}>A lead says in one sentence what the page is for.</p>
      <p>
        Body text is calm and wide enough to read: åäö ÆØÅ ß ñ ç é ą ł ż. <strong>Strong</strong> words and{' '}
        <a href="#link">links</a> stand out.
      </p>
      <p>
        <small>Small text explains.</small>
      </p>
    </div>
  ),
}

function Sample() {
  return (
    <Card className={classes.sample}>
      <h3>
        Vera, 34 <Badge tone="primary">new</Badge>
      </h3>
      <p className={classes.muted}>
        Likes hiking, old films and <a href="#film">long dinners</a>.
      </p>
      <Button>Write to Vera</Button>
      <Button variant="secondary">Like</Button>
    </Card>
  )
}

/** The same content in each brand: everything drawn from tokens follows. */
export const Brands: Story = {
  render: () => (
    <div className={classes.surfaces}>
      {(['amberly', 'she', 'gay'] as const).map((brand) => (
        <section key={brand} data-brand={brand} className={classes.brand} aria-label={brand}>
          <div className={classes.gradient} />
          <Sample />
          <Card tone="deep" className={classes.sample}>
            <h3>See every photo</h3>
            <p className={classes.muted}>
              It does not <a href="#renew">renew</a> by itself.
            </p>
            <Button>Get premium</Button>
          </Card>
          <ul className={classes.swatches}>
            {tones.map((tone) => (
              <li key={tone} data-tone={tone} className={classes.swatch}>
                <span className={classes.solid}>{tone}</span>
                <span className={classes.soft}>soft</span>
                <span className={classes.text}>text</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}
