/** Nothing, in as few bytes as browsers take for a picture. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A drawn map as an image that the browser fetches when it is seen, in the colors of the day or of the night. `hiddenWhere` is the
 * medium in which the style sheet hides it: without scripts, browsers fetch what is hidden too.
 */
export function MapImage({
  src,
  alt,
  className,
  hiddenWhere,
  height = 360,
  isMain = false,
}: {
  src: string;
  alt: string;
  className?: string;
  hiddenWhere?: string;
  height?: number;
  /** What the page is for is fetched with it. */
  isMain?: boolean;
}) {
  const dark = `${src}${src.includes('?') ? '&' : '?'}look=dark`;
  return (
    <picture>
      {hiddenWhere ? <source media={hiddenWhere} srcSet={EMPTY} /> : null}
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img
        className={className}
        src={src}
        alt={alt}
        width={640}
        height={height}
        loading={isMain ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
