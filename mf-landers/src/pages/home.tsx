import { queryClient } from 'shared-state/query'
import { Faces } from '../home/faces.tsx'
import { Hero } from '../home/hero.tsx'
import { maySearch } from '../home/may-search.ts'
import { Promises } from '../home/promises.tsx'
import { facesQuery } from '../home/queries/faces-query.ts'
import { Steps } from '../home/steps.tsx'
import { useFaces } from '../home/use-faces.ts'
import classes from './home.module.css'

/** Starts loading the faces, without waiting for them: the words come first. */
export const preload = () => {
  if (maySearch()) void queryClient.prefetchQuery(facesQuery())
}

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
