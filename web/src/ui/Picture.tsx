interface PictureProps {
  src: string;
  /** The same picture in other formats and widths; the browser takes the first format it can show. */
  renditions: readonly { type: string; srcSet: string }[];
  /** How wide it is shown, so that the browser takes no more than it needs. */
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** Whether it is seen at once; any other picture is loaded when it comes near. */
  first?: boolean | undefined;
  className?: string;
}

/** A picture in the smallest rendition that looks right, which keeps its place while it loads. */
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
