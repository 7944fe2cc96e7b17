import { startFaces } from '../faces/start-faces.ts'
import { useFaces } from '../faces/use-faces.ts'
import { Faces } from '../home/faces.tsx'
import { Hero } from '../home/hero.tsx'
import { Promises } from '../home/promises.tsx'
import { Steps } from '../home/steps.tsx'
import classes from './home.module.css'

export const preload = startFaces

/** A visitor's home: faces, one promise, and the way in. */
export function Page() {
  const faces = useFaces()
  return (
    <div className={classes['home']}>
      <Hero faces={faces} />
      <Faces faces={faces} />
      <Steps />
      <Promises />
    </div>
  )
}
