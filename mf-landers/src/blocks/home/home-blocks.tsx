import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { useFaces } from '../../faces/use-faces.ts'
import { builtInSteps } from './built-in-steps.ts'
import { Faces } from './faces.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'
import { stepIconNames } from './step-icons.ts'
import { Steps } from './steps.tsx'

const heroProps = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  look: z.string(),
})

function HomeHero(props: z.infer<typeof heroProps>) {
  return <Hero {...props} faces={useFaces()} />
}

export const homeHero = defineBlock({ type: 'home-hero', bv: 1, props: heroProps, Draw: HomeHero })

const titled = z.object({ title: z.string() })

function HomeFaces({ title }: z.infer<typeof titled>) {
  return <Faces title={title} faces={useFaces()} />
}

/** Without members to show, it is not on the page at all. */
export const homeFaces = defineBlock({
  type: 'home-faces',
  bv: 1,
  props: titled,
  Draw: HomeFaces,
  mayLead: () => false,
})

const step = z.object({ icon: z.enum(stepIconNames), title: z.string(), text: z.string() })

const stepsProps = z.object({
  title: z.string(),
  steps: z.array(step).check(z.minLength(1), z.maxLength(6)),
})

/** In the first version, only the title was the document's. */
export const homeSteps = defineBlock({
  type: 'home-steps',
  bv: 2,
  props: stepsProps,
  Draw: Steps,
  former: { 1: (t) => ({ steps: builtInSteps(t) }) },
})

/** Only the title is the document's: the promises themselves follow from the brand's settings. */
export const homePromises = defineBlock({ type: 'home-promises', bv: 1, props: titled, Draw: Promises })
