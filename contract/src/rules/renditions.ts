/** The pictures of the site come in these widths, in pixels, and in these formats, the smaller files first. */
export const renditionWidths = [320, 480, 800, 1200] as const;
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

const stored = /^\/media\/public\/([\w-]+)\.webp$/;

/** The address of a smaller rendition of a stored picture; undefined for pictures from elsewhere. */
export function renditionAddress(picture: string, width: number, format: RenditionFormat) {
  const name = stored.exec(picture)?.[1];
  return name && `/media/renditions/${width}/${name}.${format}`;
}
