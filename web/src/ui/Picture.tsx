interface PictureProps {
  src: string;
  /** The same picture in other formats and widths. The browser uses the first format it supports. */
  renditions: readonly { type: string; srcSet: string }[];
  /** Display width, so that the browser loads no larger file than needed. */
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** The language of `alt`, if it is not that of the page. */
  lang?: string | undefined;
  /** Whether it is visible without scrolling; any other picture is loaded lazily. */
  first?: boolean | undefined;
  className?: string;
}

/** A picture in the smallest suitable rendition. It reserves its space while it loads. */
export function Picture({ src, renditions, sizes, first = false, alt, className, ...size }: PictureProps) {
  return (
    <picture className="contents">
      {renditions.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...size}
        src={src}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
