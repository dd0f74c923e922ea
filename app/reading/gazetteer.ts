/** What the reading rules ask the gazetteer. Synchronous: the data is in memory where documents are read. */
export interface PlaceLookup {
  /** Whether a town of this name is in the state; any spelling that has the same key. */
  hasTown(city: string, state: string): boolean;
  /** The area of a ZIP or of the first three characters of a Canadian code; undefined where there is none. */
  areaOf(code: string): { state: string; town: string } | undefined;
  /** Miles from the middle of the town to the area; undefined where either is unknown. */
  milesFromArea(city: string, state: string, code: string): number | undefined;
  /** The town of the state that is meant by a name with reading errors, where exactly one is near. */
  nearestTown(city: string, state: string): string | undefined;
}
