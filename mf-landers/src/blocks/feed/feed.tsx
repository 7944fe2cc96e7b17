import * as z from 'contracts/schema'
import { loadProfileWords, useProfileWords } from 'shared-state/profile-words'
import { Card } from 'shared-ui/card'
import { InterestChip } from 'shared-ui/interest-chip'
import { defineBlock } from '../../block/block.tsx'
import { BlockSubtitle, BlockTitle } from '../../block/block-title.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { useFaceStills } from '../../faces/use-face-stills.ts'
import { useFaces } from '../../faces/use-faces.ts'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import classes from './feed.module.css'
import { FeedPeople } from './feed-people.tsx'
import { FeedPost, postKinds } from './feed-post.tsx'

const INTERESTS = [
  'cooking',
  'hiking',
  'movies',
  'music',
  'coffee',
  'dancing',
  'animals',
  'travelling',
  'sushi',
  'beach',
  'reading',
  'wine',
] as const

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
  people: z.string(),
  portraits: z.array(z.enum(portraitIds)).check(z.minLength(4), z.maxLength(4)),
  interests: z.object({ title: z.string(), text: z.string() }),
  posts: z
    .array(z.object({ kind: z.enum(postKinds), title: z.string(), text: z.string() }))
    .check(z.maxLength(8)),
})

/** Like the first page of a network: people, interests, and a post about each thing that members do here. */
function Feed({
  kicker,
  title,
  text,
  button,
  note,
  people,
  portraits,
  interests,
  posts,
}: z.infer<typeof props>) {
  const words = useProfileWords()
  const pictures = useFaceStills(useFaces('feed'))
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        <section className={classes.words}>
          {kicker && <p className={classes.kicker}>{kicker}</p>}
          <BlockTitle>{title}</BlockTitle>
          <p className={classes.text}>{text}</p>
          <SignupLink className={classes.button} promise={{ pictures }}>
            {button}
          </SignupLink>
          <p className={classes.note}>{note}</p>
        </section>
        <div className={classes.feed}>
          <FeedPeople title={people} portraits={portraits} />
          <Card className={classes.interests}>
            <BlockSubtitle>{interests.title}</BlockSubtitle>
            <ul className={classes.chips} role="list">
              {INTERESTS.map((interest, index) => (
                <li key={interest}>
                  <InterestChip interest={interest} look={index % 5 === 1 ? 'shared' : 'plain'}>
                    {words.interest(interest)}
                  </InterestChip>
                </li>
              ))}
            </ul>
            <p>{interests.text}</p>
          </Card>
          {posts.map((post) => (
            <FeedPost key={post.kind} {...post} portraits={portraits} />
          ))}
        </div>
      </div>
    </div>
  )
}

export const feed = defineBlock({
  type: 'feed',
  bv: 1,
  props,
  Draw: Feed,
  // The names of the interests.
  start: loadProfileWords,
})
