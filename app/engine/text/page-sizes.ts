/** How many rows a page of a list may have; the person chooses. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
