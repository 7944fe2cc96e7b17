/** The id of the one route that stands for every page of every remote. */
export const PAGE_ROUTE = 'page'
