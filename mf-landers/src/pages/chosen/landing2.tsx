import { chosenPage } from '../../chosen/chosen-page.tsx'
import { landing2 } from '../../landers/templates/landing2.ts'

export const { preload, Page } = chosenPage(landing2)
