/** The icons of the product: drawn on a 24-unit grid with one stroke, colored by the text around them. */
const PATHS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c1.5-4 14.5-4 16 0',
  back: 'm11 5-7 7 7 7M4 12h16',
  billing: 'M3 6h18v12H3zM3 10h18M7 15h3',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4M16 3v4',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevron: 'm7 10 5 5 5-5',
  close: 'M6 6l12 12M18 6 6 18',
  delete: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  equipment:
    'M2 6h12v10H2zM14 9h4l4 4v3h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  fuel: 'M5 20V5h8v15M4 20h10M5 11h8M13 13h2v4a1.5 1.5 0 0 0 3 0V9l-2-2',
  grip: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
  logout: 'M14 4h5v16h-5M3 12h11M10 8l4 4-4 4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.01',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  menu: 'M4 6h16M4 12h16M4 18h16',
  play: 'M7 5v14l12-7z',
  plus: 'M12 5v14M5 12h14',
  rates: 'M5 19 19 5M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  reports: 'M5 20V10M12 20V4M19 20v-7M3 20h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21',
  trips: 'M6 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M18 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 8v6a4 4 0 0 0 4 4h6',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.01',
} as const;

export type IconName = keyof typeof PATHS;

/**
 * An inline icon. It is decoration: the words beside it (or a visually hidden text) say what it means.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
