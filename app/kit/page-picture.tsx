import type { ReactNode } from 'react';
import { useTexts } from './texts';

/** A page of paper as a picture, sizes in its own units; `lean` is how far its text leans, in degrees. */
export interface PicturedPage {
  number: number;
  width: number;
  height: number;
  lean: number;
}

/** One page of a paper; what is drawn upon it leans with its text. */
export function PagePicture({
  page: { number, width, height, lean },
  name,
  href,
  largeHref,
  children,
}: {
  page: PicturedPage;
  /** The name of the file. */
  name: string;
  href: string;
  largeHref?: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t`Page ${number} of ${name}`}
    >
      <image href={href} data-large={largeHref} width={width} height={height} preserveAspectRatio="none" />
      <g transform={lean === 0 ? undefined : `rotate(${lean.toFixed(2)} ${width / 2} ${height / 2})`}>
        {children}
      </g>
    </svg>
  );
}

/** A frame around words of the page, in its units. `stop` ties it to the stop that it belongs to. */
export const EvidenceFrame = ({
  mark: { id, x, y, width, height, label },
  stop,
}: {
  mark: { id: string; x: number; y: number; width: number; height: number; label: string };
  stop?: number | null;
}) => (
  <rect
    id={id}
    x={x}
    y={y}
    width={width}
    height={height}
    rx="2"
    className="evidence"
    fill="none"
    stroke="#a06200"
    data-stop={stop ?? undefined}
  >
    <title>{label}</title>
  </rect>
);
