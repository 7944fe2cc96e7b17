import { chosenPage } from '../../chosen/chosen-page.tsx'
import { landing } from '../../landers/templates/landing.ts'

export const { preload, Page } = chosenPage(landing)
