import type { ReactNode } from 'react'
import { Card, CardBody } from 'shared-ui/card'
import classes from './stage.module.css'
import { TwoBubbles } from './two-bubbles.tsx'

interface StagePageProps {
  readonly heading: string
  /** Why the visitor is here, or what comes next. */
  readonly lead?: string | undefined
  /** Addresses of pictures of the landing page that the visitor comes from. */
  readonly pictures?: readonly string[] | undefined
  /** The form. */
  readonly children: ReactNode
  /** The ways elsewhere, below the card. */
  readonly ways?: ReactNode
}

/** The page of a visitor at the door: a picture, a promise, and one short form. */
export function StagePage({ heading, lead, pictures = [], children, ways }: StagePageProps) {
  return (
    <div className={classes.page}>
      <Card padding="none">
        <div className={classes.picture} aria-hidden="true">
          {pictures.length === 0 ? (
            <TwoBubbles />
          ) : (
            pictures.map((src) => <img key={src} src={src} alt="" className={classes.part} />)
          )}
        </div>
        <CardBody className={classes.body}>
          <div className={classes.words}>
            <h1>{heading}</h1>
            {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
        </CardBody>
      </Card>
      {ways && <div className={classes.ways}>{ways}</div>}
    </div>
  )
}
