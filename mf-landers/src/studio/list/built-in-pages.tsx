import { editPage, href, type LanderSummary, type PageName, pageNameOf, pageNames } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import { landersQuery } from '../queries/studio-queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useNow } from '../use-now.ts'
import { useErrorText } from '../use-refused.ts'
import { useStudioWords } from '../use-studio-words.ts'
import classes from './list.module.css'

/** The site's static pages. Each opens with the built-in text while the brand has none of its own. */
export function BuiltInPages({ landers }: { readonly landers: readonly LanderSummary[] }) {
  const t = useStudioWords()
  const titles = useWords()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const now = useNow()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (name: PageName) => call(editPage, { body: { name } }),
    onSuccess({ lander }) {
      void queryClient.invalidateQueries({ queryKey: landersQuery.queryKey })
      return navigate(href('studio-id', { id: lander.id }))
    },
  })
  return (
    <section aria-labelledby="built-in-pages">
      <h2 id="built-in-pages" className={classes.heading}>
        {t('builtIn.title')}
      </h2>
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <ul role="list" className={classes.list}>
        {pageNames.map((name) => {
          const lander = landers.find((one) => pageNameOf(one) === name)
          const title = titles(`titles.pages-${name}`)
          return (
            <li key={name} className={classes.lander}>
              <div className={classes.names}>
                <strong>{title}</strong>
                {lander ? <StatusBadge lander={lander} now={now} /> : <Badge>{t('builtIn.own')}</Badge>}
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('builtIn.editOf', { title })}
                isPending={isPending && variables === name}
                pendingLabel={t('editor.pending')}
                onPress={() => mutate(name)}
              >
                {t('builtIn.edit')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
