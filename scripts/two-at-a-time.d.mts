export function twoAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void>
