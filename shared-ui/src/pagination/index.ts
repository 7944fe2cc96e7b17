export { type PageLinkProps, Pagination, type PaginationLabels, type PaginationProps } from './pagination.tsx'
