/** Picture widths in pixels and formats on the site, smallest files first. */
export const renditionWidths = [320, 480, 800, 1200] as const;
export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

const stored = /^\/media\/(public\/|private\/)([\w-]+)\.webp(\?[^#]*)?(#.*)?$/;

/**
 * Returns the URL of a smaller rendition of a stored picture, with the same signature, or undefined for
 * external pictures.
 */
export function renditionAddress(picture: string, width: number, format: RenditionFormat) {
  const [, drawer, name, signature = ''] = stored.exec(picture) ?? [];
  return name && `/media/${drawer?.replace('public/', '')}renditions/${width}/${name}.${format}${signature}`;
}

/** Returns the names of all renditions of a stored picture; other files have none. */
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
