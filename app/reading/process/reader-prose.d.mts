interface Image {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Rows {
  from: number;
  to: number;
}

export function paragraphsOf(image: Image): Rows[];
export function withoutRows(image: Image, rows: readonly Rows[]): Image;
export function onlyRows(image: Image, rows: readonly Rows[]): Image;
