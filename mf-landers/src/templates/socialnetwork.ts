import type { Template } from '../block/template.ts'
import { feed } from '../blocks/feed/feed.tsx'
import { postKinds } from '../blocks/feed/feed-post.tsx'
import { portraitsFor } from '../pictures/portraits-for.ts'
import { nicheLine } from './niche-line.ts'

/** A feed: people, interests, and what one does here. */
export const socialnetwork: Template = {
  name: 'socialnetwork',
  blocks: [feed],
  showsFaces: true,
  builtIn: (t, niche) => [
    feed.of('feed', {
      kicker: nicheLine(t, niche),
      title: t('landers.socialnetwork.title'),
      text: t('landers.socialnetwork.text'),
      button: t('home.join'),
      note: t('landers.note'),
      people: t('home.faces'),
      portraits: portraitsFor(niche).slice(0, 4),
      interests: {
        title: t('landers.socialnetwork.interests'),
        text: t('landers.socialnetwork.interestsText'),
      },
      posts: postKinds.map((kind) => ({
        kind,
        title: t(`landers.socialnetwork.cards.${kind}.title`),
        text: t(`landers.socialnetwork.cards.${kind}.text`),
      })),
    }),
  ],
}
