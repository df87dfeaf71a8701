/** The pictures of the site come in these widths, in pixels, and in these formats, the smaller files first. */
export const renditionWidths = [320, 480, 800, 1200] as const;
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

const stored = /^\/media\/(public\/|private\/)([\w-]+)\.webp(\?.*)?$/;

/** The address of a smaller rendition of a stored picture, signed like it; undefined for pictures from elsewhere. */
export function renditionAddress(picture: string, width: number, format: RenditionFormat) {
  const [, drawer, name, signature = ''] = stored.exec(picture) ?? [];
  return name && `/media/${drawer?.replace('public/', '')}renditions/${width}/${name}.${format}${signature}`;
}

/** What the renditions of a stored picture are called; nothing else has any. */
export function renditionNames(picture: string): string[] {
  const name = /^([\w-]+)\.webp$/.exec(picture)?.[1];
  if (!name) return [];
  return renditionWidths.flatMap((width) =>
    renditionFormats.map((format) => renditionName(name, width, format)),
  );
}

export function renditionName(name: string, width: number, format: RenditionFormat): string {
  return `${name}-${width}.${format}`;
}
