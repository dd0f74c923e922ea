/** How large the pages of a paper are shown, in percent of the room there is. */
export const ZOOMS = [50, 75, 100, 150, 200, 300] as const;

export type Zoom = (typeof ZOOMS)[number];

/** From here on the pictures are drawn with more points. */
const LARGE_FROM = 150;

export const isLarge = (zoom: Zoom): boolean => zoom >= LARGE_FROM;

/** @param text the value in the address; anything else than one of the steps is the page as wide as its room */
export const zoomFrom = (text: string | null): Zoom => ZOOMS.find((zoom) => String(zoom) === text) ?? 100;

/** The step to either side; undefined at the ends. */
export const zoomBeside = (zoom: Zoom, by: 1 | -1): Zoom | undefined => ZOOMS[ZOOMS.indexOf(zoom) + by];
