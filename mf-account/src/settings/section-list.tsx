import { Link } from 'platform/runtime/router'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import { sectionIds } from './section-ids.ts'
import classes from './section-list.module.css'
import { focusSection } from './settings-section.tsx'

/** Leads to each part of the page: beside it where there is room, above it elsewhere. */
export function SectionList() {
  const t = useWords()
  return (
    <nav aria-label={t('settings.list')} className={classes['nav']}>
      <ul className={classes['list']}>
        {sectionIds.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              // The next Tab goes on in there.
              onClick={() => focusSection(id)}
              {...linkLook({ variant: 'quiet', isStandalone: true, className: classes['link'] })}
            >
              {t(`settings.sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
