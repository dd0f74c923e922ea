/** A drawn map as an image that the browser fetches when it is seen, in the colors of the day or of the night. */
export function MapImage({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const dark = `${src}${src.includes('?') ? '&' : '?'}look=dark`;
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img
        className={className}
        src={src}
        alt={alt}
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
