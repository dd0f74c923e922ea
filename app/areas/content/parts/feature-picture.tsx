/**
 * The thumbnail of a feature: one drawing of road and state lines that differs from feature to feature by its number, so that a
 * feature which someone adds later has one too. `aria-hidden`: the title says what it is.
 */
export function FeaturePicture({ slug, position }: { slug: string; position: number }) {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const wave = (step: number, low: number, high: number) => low + ((seed * (step * 7 + 3)) % (high - low));
  const ys = [wave(1, 60, 150), wave(2, 40, 140), wave(3, 70, 160), wave(4, 40, 120)];
  const borders = [wave(5, 120, 170), wave(6, 260, 320)];
  const road = `M24 ${ys[0]}C90 ${ys[0]} 100 ${ys[1]} 160 ${ys[1]}S250 ${ys[2]} 300 ${ys[2]} 330 ${ys[3]} 376 ${ys[3]}`;
  return (
    <svg
      className="drawn feature-picture"
      width="400"
      height="200"
      viewBox="0 0 400 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="drawn-faint"
        d={`M${borders[0]} 0l${(position % 3) * 8 - 8} 90 12 110M${borders[1]} 0v80l${14 - (position % 4) * 7} 60v60`}
      />
      <path className="drawn-accent" d={road} />
      <circle className="drawn-dot" cx="24" cy={ys[0]} r="7" />
      <circle className="drawn-dot" cx="376" cy={ys[3]} r="7" />
    </svg>
  );
}
