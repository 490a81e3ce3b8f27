/** Orders in which candidates can stand: by seat, by votes, by posts. Apart from the cards, since the page reads it. */
export const SORTINGS = ['seat', 'votes', 'posts'] as const
export type Sorting = (typeof SORTINGS)[number]
