/** The mark: a road with its state line, on the green of a highway sign. */
export function BrandMark() {
  return (
    <svg
      className="brand-mark"
      width="28"
      height="28"
      viewBox="0 0 28 28"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="brand-plate" width="28" height="28" rx="5" fill="#005d39" />
      <path className="brand-road" fill="none" stroke="#fff" d="M10 4v20M5 14h18" />
      <path className="brand-road" fill="none" stroke="#fff" d="M18 4v5M18 19v5" />
    </svg>
  );
}

/** Mark and product name, linked home. */
export function Brand({ product, href }: { product: string; href: string }) {
  return (
    <a className="brand" href={href}>
      <BrandMark />
      <span className="brand-name">{product}</span>
    </a>
  );
}
